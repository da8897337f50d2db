import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { execa } from 'execa';
import getPort from 'get-port';

/** Server to measure, and the request to send. */
export interface Subject {
  readonly name: string;
  readonly cwd: string;
  /** Arguments for `node`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly path: string;
  /** JSON body; makes the request a POST. */
  readonly body?: string;
}

/** Requests per second and latencies in milliseconds. */
export type Load = Readonly<Record<'perSecond' | 'p50' | 'p99', number>>;

export interface RunningServer {
  readonly address: string;
  /** Time from spawning the process to its first 200. */
  readonly firstAnswerMilliseconds: number;
  readonly rssMegabytes: () => Promise<number>;
  /**
   * Sends requests over ten connections.
   * @throws Error if a response is not 200
   */
  readonly load: (seconds: number) => Promise<Load>;
  readonly stop: () => Promise<void>;
}

/** Starts a server process and waits for its first 200. */
export async function start({ name, cwd, args, env, path, body }: Subject): Promise<RunningServer> {
  const port = String(await getPort({ host: '127.0.0.1' }));
  const address = `http://127.0.0.1:${port}${path}`;
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body } as const;
  const asked = body === undefined ? {} : { ...post, body };
  const began = performance.now();
  const child = execa(process.execPath, args, {
    cwd,
    env: { ...env, PORT: port, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', process.env['BENCH_DEBUG'] === undefined ? 'ignore' : 'inherit'],
    reject: false,
  });
  while (!(await fetch(address, asked).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - began > 60_000)
      throw new Error(`${name} did not answer 200; BENCH_DEBUG=1 shows what it says.`);
    await delay(5);
  }
  return {
    address,
    firstAnswerMilliseconds: performance.now() - began,
    rssMegabytes: async () =>
      Number((await execa('ps', ['-o', 'rss=', '-p', String(child.pid)])).stdout) / 1024,
    load: async (duration) => {
      const run = await autocannon({ url: address, connections: 10, duration, ...asked });
      if (run.errors > 0 || run.statusCodeStats?.['200']?.count !== run.requests.total)
        throw new Error(`${name} answered otherwise than 200: ${JSON.stringify(run.statusCodeStats)}`);
      return { perSecond: run.requests.average, p50: run.latency.p50, p99: run.latency.p99 };
    },
    stop: async () => {
      child.kill('SIGKILL');
      await child;
    },
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
