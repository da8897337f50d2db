import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreRest, type FirestoreRest } from './firestore-rest.ts';
import { firebaseAppPackage, firebaseAuthPackage, firestorePackage } from './when-needed.ts';

/** The Firebase services of one project; the package of each is read when it is first asked for. */
export interface Firebase {
  readonly projectId: string;
  readonly app: App;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly firestoreRest: FirestoreRest;
  close(): Promise<void>;
}

/**
 * Connects to a project, or to its emulators where the environment names them: the Firebase SDKs read that themselves.
 *
 * @param projectId where Auth is asked, and Firestore too unless `firestoreProjectId` says otherwise
 */
export function connectFirebase(projectId: string, firestoreProjectId = projectId): Firebase {
  const opened: (() => Promise<void>)[] = [];
  const app = onceAsked(() => openApp(projectId, opened));
  const data = onceAsked(() => openApp(firestoreProjectId, opened));
  const firestore = onceAsked(() => {
    const made = firestorePackage().getFirestore(data());
    opened.push(() => made.terminate());
    return made;
  });
  return {
    projectId,
    get app() {
      return app();
    },
    get auth() {
      return firebaseAuthPackage().getAuth(app());
    },
    get firestore() {
      return firestore();
    },
    firestoreRest: firestoreRest(firestoreProjectId, accessToken),
    close: async () => {
      for (const close of opened.splice(0).reverse()) await close();
    },
  };
}

function onceAsked<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

function openApp(projectId: string, opened: (() => Promise<void>)[]): App {
  const { deleteApp, initializeApp } = firebaseAppPackage();
  const app = initializeApp({ projectId }, `${projectId}/${crypto.randomUUID()}`);
  opened.push(() => deleteApp(app));
  return app;
}

/** Of the service account the function runs as; kept and renewed by the SDK. */
async function accessToken(): Promise<string> {
  const { access_token: token } = await firebaseAppPackage().applicationDefault().getAccessToken();
  return token;
}
