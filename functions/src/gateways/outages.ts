/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED after every retry, UNAVAILABLE. */
const passingGrpcCodes = new Set<unknown>([4, 8, 10, 14]);
const passingAuthCodes = new Set<unknown>([
  // The token of the function's own service account could not be fetched.
  'app/invalid-credential',
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/internal-error',
  'auth/network-error',
  'auth/quota-exceeded',
  'auth/too-many-attempts-try-later',
]);
/** HTTP requests that never arrived, or whose response broke off. */
const networkCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
/** Google's keys that could not be fetched, firebase-admin reports under the code of a bad token: only its words tell. */
const keysNotFetched = /^error (?:fetching|while making request)/iu;

/** Whether an error of Firebase only says that a service of Google's does not answer right now. */
export function isFirebaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code, message } = error;
  const isPassing = [passingGrpcCodes, passingAuthCodes, networkCodes].some((codes) => codes.has(code));
  return isPassing || keysNotFetched.test(message);
}
