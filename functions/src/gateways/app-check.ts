import type { App } from 'firebase-admin/app';
import type { AppCheckPort } from '../http/own-app.ts';
import { isFirebaseOutage } from './outages.ts';

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** Firebase App Check as the judge of where a request comes from; its package is read where it is enforced. */
export function firebaseAppCheck(app: () => App): AppCheckPort {
  return {
    isOwnApp: async (token) => {
      const { getAppCheck } = await import('firebase-admin/app-check');
      try {
        await getAppCheck(app()).verifyToken(token);
        return true;
      } catch (error) {
        if (isFirebaseOutage(error)) throw error;
        if (error instanceof Error && 'code' in error && refusals.has(error.code)) return false;
        throw error;
      }
    },
  };
}
