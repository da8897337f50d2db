/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED after every retry, UNAVAILABLE. */
const passingGrpcCodes = new Set<unknown>([4, 8, 10, 14]);
const passingAuthCodes = new Set<unknown>([
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/internal-error',
  'auth/network-error',
  'auth/too-many-attempts-try-later',
]);

/** Whether an error of Firestore or Auth only says that it does not answer right now. */
export function isFirebaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return passingGrpcCodes.has(error.code) || passingAuthCodes.has(error.code);
}
