import { Agent } from 'node:https';
import { initializeApp, type App } from 'firebase-admin/app';

/** Creates a Firebase app that cannot reach Google: it has no public keys and gets no access token. */
export function appCutOff(projectId: string): App {
  const httpAgent = new Agent({
    lookup: (host, _options, callback) => {
      callback(new Error(`getaddrinfo ENOTFOUND ${host}`), '');
    },
  });
  const getAccessToken = () => Promise.reject(new Error('The metadata server does not answer.'));
  return initializeApp({ projectId, httpAgent, credential: { getAccessToken } }, crypto.randomUUID());
}
