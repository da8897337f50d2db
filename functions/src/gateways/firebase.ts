import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { firebaseAuthPackage } from './when-needed.ts';

/** The Firebase services of one project. */
export interface Firebase {
  readonly app: App;
  readonly auth: Auth;
  readonly firestore: Firestore;
  close(): Promise<void>;
}

/**
 * Connects to a project, or to its emulators where the environment names them: the Firebase SDKs read that themselves.
 *
 * @param projectId where Auth is asked, and Firestore too unless `firestoreProjectId` says otherwise
 */
export function connectFirebase(projectId: string, firestoreProjectId = projectId): Firebase {
  const app = initializeApp({ projectId }, `${projectId}/${crypto.randomUUID()}`);
  const data = initializeApp(
    { projectId: firestoreProjectId },
    `${firestoreProjectId}/${crypto.randomUUID()}`,
  );
  const firestore = getFirestore(data);
  return {
    app,
    // Most requests show no token.
    get auth() {
      return firebaseAuthPackage().getAuth(app);
    },
    firestore,
    close: async () => {
      await firestore.terminate();
      await Promise.all([deleteApp(app), deleteApp(data)]);
    },
  };
}
