/**
 * A field's error comes when the field is left, also by pressing something below: without room for it that would move away between
 * press and release, and nothing be clicked.
 */
export const roomForError = { required: true, helperText: ' ' } as const;

/** What Formik waits for: the mutation shows how it went. */
export async function settled(outcome: Promise<unknown>): Promise<void> {
  await outcome.catch(() => undefined);
}
