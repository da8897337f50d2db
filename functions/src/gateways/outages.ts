/** gRPC codes DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const passingGrpcCodes = new Set<unknown>([4, 8, 10, 14]);
const passingAuthCodes = new Set<unknown>([
  // Reported if no access token for the function's service account could be fetched.
  'app/invalid-credential',
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/internal-error',
  'auth/network-error',
  'auth/quota-exceeded',
  'auth/too-many-attempts-try-later',
]);
/** Node's error codes for a request that never arrived or a response that broke off. */
const networkCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
/** Names of the errors with which an aborted signal rejects, such as that of `AbortSignal.timeout`. */
const timeLimitNames = new Set(['TimeoutError', 'AbortError']);
/**
 * Matches firebase-admin's messages if it cannot download public keys. The error code cannot be used, because invalid
 * tokens have the same one.
 */
const keysNotFetched = /^error (?:fetching|while making request)/iu;

/** True if an error is a passing failure of Firebase or the network, including an expired `AbortSignal.timeout`. */
export function isFirebaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (timeLimitNames.has(error.name)) return true;
  if (!('code' in error)) return false;
  const { code, message } = error;
  const isPassing = [passingGrpcCodes, passingAuthCodes, networkCodes].some((codes) => codes.has(code));
  return isPassing || keysNotFetched.test(message);
}
