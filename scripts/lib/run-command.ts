/**
 * Runs a command with the command-line arguments if `file` is the script that Node started. Prints an error on one
 * line and exits with 1.
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
