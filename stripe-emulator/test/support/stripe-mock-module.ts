import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Stripe's mock server (MIT licence), with its OpenAPI document. Downloaded at run time, never committed. */
const stripeMock = 'github.com/stripe/stripe-mock@v0.203.0';
const cache = fileURLToPath(new URL('../../../.cache/stripe-mock', import.meta.url));
const environment = {
  ...process.env,
  GOMODCACHE: join(cache, 'modules'),
  GOBIN: join(cache, 'bin'),
  GOFLAGS: '-modcacherw',
  GOTOOLCHAIN: 'local',
};
const run = promisify(execFile);

/** Returns the path of Stripe's OpenAPI document. */
export async function openApiFile(): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', stripeMock], { env: environment });
  const { Dir: folder } = JSON.parse(stdout) as { Dir: string };
  return join(folder, 'embedded', 'openapi', 'spec3.json');
}

export interface StripeMock {
  /** `host:port` of stripe-mock's plain HTTP listener. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/** Builds stripe-mock if needed, and starts it on free loopback ports. */
export async function startStripeMock(): Promise<StripeMock> {
  const binary = join(cache, 'bin', 'stripe-mock');
  const isBuilt = await access(binary).then(
    () => true,
    () => false,
  );
  if (!isBuilt) await run('go', ['install', stripeMock], { env: environment });
  const doors = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'];
  const child = spawn(binary, doors, { stdio: ['ignore', 'pipe', 'inherit'] });
  const host = await httpDoor(child);
  return {
    host,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function httpDoor(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('stripe-mock says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /Listening for HTTP at address: (\S+)/u.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('stripe-mock did not start.');
}
