import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { isFirebaseOutage } from '../outages.ts';

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

export function firebaseAppCheck(app: App) {
  return {
    /** True if the App Check token is valid. @throws Error if it could not be checked, such as in an outage */
    isOwnApp: async (token: string) => {
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
