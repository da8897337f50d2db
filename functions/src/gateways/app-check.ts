import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import type { AppCheckPort } from '../http/app-check.ts';
import { isFirebaseOutage } from './outages.ts';

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** Firebase App Check as the judge of where a request comes from. */
export function firebaseAppCheck(app: App): AppCheckPort {
  return {
    isOwnApp: async (token) => {
      try {
        await getAppCheck(app).verifyToken(token);
        return true;
      } catch (error) {
        const isRefusal = error instanceof Error && 'code' in error && refusals.has(error.code);
        if (isFirebaseOutage(error) || !isRefusal) throw error;
        return false;
      }
    },
  };
}
