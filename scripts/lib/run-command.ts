/**
 * Runs a command with what follows it on the command line, where its file was started and not imported. Its error is told in one
 * line, and the process ends with 1.
 */
export async function runCommand(
  file: string,
  run: (...args: readonly string[]) => Promise<void>,
): Promise<void> {
  if (process.argv[1] !== file) return;
  await run(...process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
