/** Codes of gRPC, as Firestore's errors carry them. */
export const grpcCodes = { alreadyExists: 6, failedPrecondition: 9 } as const;

/** Waits for a write that may fail with this one code. @returns whether it was written */
export async function wroteUnless(
  code: (typeof grpcCodes)[keyof typeof grpcCodes],
  write: Promise<unknown>,
): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
    return false;
  }
}

/**
 * Waits for a write that creates under ids just drawn. They can only be there already because it was written: its
 * answer was lost, and Firestore's client sent it again.
 */
export async function wroteOnce(creating: Promise<unknown>): Promise<void> {
  await wroteUnless(grpcCodes.alreadyExists, creating);
}
