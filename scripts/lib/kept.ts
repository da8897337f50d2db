import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Options, execa } from 'execa';
import { inRepo } from './repo.ts';

/** A command to run in the care of `keeper.ts`. */
interface CommandToKeep {
  /** The run's folder: working directory, log and family list. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface ServerToKeep extends CommandToKeep {
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

const stops = new Set<() => Promise<void>>();

/** Stops all that was started here, also what is still starting. */
export async function stopKept(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}

/**
 * Starts a command that ends with this process, however this process ends.
 * @throws Error with the last lines of its output when it ends before it is ready
 */
export async function keep({ readyLine, title, ...command }: ServerToKeep): Promise<Kept> {
  const logFile = join(command.folder, 'output.log');
  const { keeper, ended, stop } = spawnKeeper(command, { all: true });
  writeLog(keeper.all, logFile);
  const lastLines: string[] = [];
  const isReady = await sawLine(keeper.all, (line) => {
    lastLines.push(line);
    if (lastLines.length > 15) lastLines.shift();
    return line.includes(readyLine);
  });
  if (isReady) return { logFile, ended, stop };
  throw new Error([`${title} did not start. The last words:`, ...lastLines].join('\n'));
}

/** Runs a command to its end, its output in the reader's terminal. */
export async function runKept(command: CommandToKeep): Promise<void> {
  await spawnKeeper(command, { stdout: 'inherit', stderr: 'inherit' }).ended;
}

/** Out of the terminal's process group: a Ctrl-C reaches only us, and we decide. */
function spawnKeeper<Output extends Options>({ folder, command, env }: CommandToKeep, output: Output) {
  const keeperScript = inRepo('scripts', 'lib', 'keeper.ts');
  const keeper = execa(process.execPath, ['--import', 'tsx', keeperScript, folder, ...command], {
    cwd: folder,
    env: { NO_COLOR: '1', ...env },
    detached: true,
    cleanup: false,
    reject: false,
    buffer: false,
    ...output,
  } as const);
  const ended = keeper.then(() => undefined);
  const stop = (): Promise<void> => {
    keeper.stdin?.end();
    return ended;
  };
  stops.add(stop);
  void ended.then(() => stops.delete(stop));
  return { keeper, ended, stop };
}

/** Keeps what is said in a file. What a full disk does not take is lost; with room again it goes on. */
function writeLog(said: Readable, logFile: string): void {
  let log: WriteStream | undefined;
  said
    .on('data', (chunk: Buffer) => {
      log ??= createWriteStream(logFile, { flags: 'a' }).on('error', () => {
        log = undefined;
      });
      log.write(chunk);
    })
    .on('close', () => log?.end());
}

/** Whether a line fulfils `matches` before the stream ends; it goes on being read. */
function sawLine(stream: Readable, matches: (line: string) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    createInterface({ input: stream })
      .on('line', (line) => {
        if (matches(line)) resolve(true);
      })
      .on('close', () => {
        resolve(false);
      });
  });
}
