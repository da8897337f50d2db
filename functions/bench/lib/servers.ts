import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { inRepo } from '../../../scripts/lib/repo.ts';

/** How one server is started. */
export interface Subject {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What is asked of it; answers 200. */
  readonly path: string;
  readonly body?: string;
}

export interface RunningServer {
  readonly address: string;
  readonly startMilliseconds: { readonly listening: number; readonly first200: number };
  rssMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

const patienceMilliseconds = 60_000;

/**
 * Starts a server in a process of its own and answers once it has answered 200.
 * @throws Error when something listens at the port already: its answers would be measured
 */
export async function start(subject: Subject, port: number): Promise<RunningServer> {
  if (await accepts(port)) {
    throw new Error(
      `Something listens at port ${String(port)}. Wait for the other benchmark, or stop what it is.`,
    );
  }
  const begun = performance.now();
  const child = execa(process.execPath, [subject.file, ...(subject.args ?? [])], {
    cwd: subject.cwd ?? inRepo('functions'),
    env: { ...subject.env, PORT: String(port), NODE_ENV: 'production' },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: process.env['BENCH_DEBUG'] === undefined ? 'ignore' : 'inherit',
    reject: false,
  });
  const deadline = AbortSignal.timeout(patienceMilliseconds);
  while (!(await accepts(port))) {
    if (child.exitCode !== null || deadline.aborted) throw new Error(`${subject.name} did not start.`);
    await delay(1);
  }
  const listening = performance.now() - begun;
  const address = `http://127.0.0.1:${String(port)}${subject.path}`;
  while (!(await answers200(address, subject.body))) {
    if (child.exitCode !== null || deadline.aborted) throw new Error(`${subject.name} did not answer 200.`);
    await delay(5);
  }
  const first200 = performance.now() - begun;
  return {
    address,
    startMilliseconds: { listening, first200 },
    rssMegabytes: async () => {
      const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) / 1024;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await child;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

async function answers200(address: string, body: string | undefined): Promise<boolean> {
  const asking =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await fetch(address, asking).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}

/** Where the function is installed as it is deployed; git ignores it. */
export const deployed = inRepo('.cache', 'bench', 'function');

/** The host Cloud Functions runs a function in, as a script. */
export const functionsFramework = `${deployed}/node_modules/@google-cloud/functions-framework/build/src/main.js`;
