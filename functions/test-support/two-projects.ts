import { connectFirebase, type Firebase } from '../src/gateways/firebase.ts';

/** The accounts of one project, as the tests share them, over another one's Firestore. */
export function connectTwoProjects(projectId: string, firestoreProjectId: string): Firebase {
  const [accounts, data] = [connectFirebase(projectId), connectFirebase(firestoreProjectId)];
  return {
    ...accounts,
    firestore: data.firestore,
    close: async () => {
      await Promise.all([accounts.close(), data.close()]);
    },
  };
}
