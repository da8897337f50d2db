import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { execa } from 'execa';
import getPort from 'get-port';

/** A server to measure, and what is asked of it. */
export interface Subject {
  readonly name: string;
  readonly cwd: string;
  /** Of Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly path: string;
  /** With a body it is a POST of JSON. */
  readonly body?: string;
}

/** Requests a second, and milliseconds until the answer. */
export type Load = Readonly<Record<'perSecond' | 'p50' | 'p99', number>>;

export interface RunningServer {
  readonly address: string;
  /** From spawning the process to its first 200. */
  readonly firstAnswerMilliseconds: number;
  readonly rssMegabytes: () => Promise<number>;
  /** Asks over ten connections. @throws Error when any answer is not a 200 */
  readonly load: (seconds: number) => Promise<Load>;
  readonly stop: () => Promise<void>;
}

/** Starts a server in a process of its own and answers once it has answered 200. */
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
