import { connectFirebase, type Firebase } from '../src/gateways/firebase.ts';

/** Connects to the accounts of one project and the Firestore of another. */
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
