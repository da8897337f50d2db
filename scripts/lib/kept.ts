import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { inRepo } from './repo.ts';

/** A command to run in the care of `keeper.ts`. */
export interface KeptCommand {
  /** The run's folder: working directory, log and family list. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Words in a line of its output that say it is ready. */
  readonly readyLine: string;
  /** How the reader is told of it, for example `The emulators`. */
  readonly title: string;
}

/** A kept command that said it is ready. */
export interface Kept {
  readonly logFile: string;
  /** Resolves when it ends, asked to or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<Pick<Kept, 'stop'>>();

/**
 * Starts a command that ends with this process, however this process ends.
 * It is out of the terminal's process group: a Ctrl-C reaches only us, and we decide.
 * @throws Error with the last lines of its output when it ends before it is ready
 */
export async function keep({ folder, command, env, readyLine, title }: KeptCommand): Promise<Kept> {
  const logFile = join(folder, 'output.log');
  const keeper = execa(
    process.execPath,
    ['--import', 'tsx', inRepo('scripts', 'lib', 'keeper.ts'), folder, ...command],
    { cwd: folder, env: { NO_COLOR: '1', ...env }, detached: true, cleanup: false, reject: false, buffer: false, all: true },
  );
  const ended = keeper.then(() => undefined);
  const kept = {
    logFile,
    ended,
    stop: (): Promise<void> => {
      keeper.stdin.end();
      return ended;
    },
  };
  running.add(kept);
  void ended.then(() => running.delete(kept));
  keeper.all.pipe(createWriteStream(logFile));
  const lastLines: string[] = [];
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface({ input: keeper.all })
      .on('line', (line) => {
        lastLines.push(line);
        if (lastLines.length > 15) lastLines.shift();
        if (line.includes(readyLine)) resolve(true);
      })
      .on('close', () => {
        resolve(false);
      });
  });
  if (isReady) return kept;
  throw new Error([`${title} did not start. The last words:`, ...lastLines].join('\n'));
}

/** Stops all that was started by {@link keep}, also what is still starting. */
export async function stopKept(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()));
}
