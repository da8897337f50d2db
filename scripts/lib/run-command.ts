/**
 * Runs a script's command with the command-line arguments, unless the script (`file`) was only imported. On an
 * error, prints the message and exits with 1.
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
