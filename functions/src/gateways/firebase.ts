import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

export type Firebase = ReturnType<typeof connectFirebase>;

/**
 * Connects to a project, or to the emulators named in the environment.
 *
 * @param commitMilliseconds timeout for a commit, including its retries
 */
export function connectFirebase(projectId: string, commitMilliseconds = 8000) {
  const app = initializeApp({ projectId }, `${projectId}/${crypto.randomUUID()}`);
  const firestore = getFirestore(app);
  firestore.settings({ clientConfig: boundedCommits(commitMilliseconds) });
  return {
    app,
    auth: getAuth(app),
    firestore,
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/**
 * Returns settings that limit the retries of a commit. By default the client retries for ten minutes, so a write that
 * was reported as failed could still be stored (`firestore_client_config.json` of the SDK).
 */
const boundedCommits = (commitMilliseconds: number) => ({
  interfaces: {
    'google.firestore.v1.Firestore': {
      retry_codes: { passing: ['RESOURCE_EXHAUSTED', 'UNAVAILABLE'] },
      retry_params: {
        bounded: {
          initial_retry_delay_millis: 100,
          retry_delay_multiplier: 1.3,
          max_retry_delay_millis: 2000,
          initial_rpc_timeout_millis: commitMilliseconds,
          rpc_timeout_multiplier: 1,
          max_rpc_timeout_millis: commitMilliseconds,
          total_timeout_millis: commitMilliseconds,
        },
      },
      methods: {
        Commit: {
          timeout_millis: commitMilliseconds,
          retry_codes_name: 'passing',
          retry_params_name: 'bounded',
        },
      },
    },
  },
});
