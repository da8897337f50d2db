import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { host } from './settings.ts';
import { refuseTakenPorts } from './taken-ports.ts';

const { platform } = process;
let folder: string;
let hosting: number;
const ports = () => ({ hosting, functions: 5001, firestore: 8080, auth: 9099, cards: 12111 });
const refusal = () =>
  `Port ${hosting} is taken; the shop (Hosting) needs it. Free it, or set PEDALWORKS_HOSTING_PORT to another port.`;

/** As on a Mac on which somebody listens at every address, on this port only. */
async function macWithListenerOn(port: number): Promise<void> {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  vi.stubEnv('PATH', folder);
  const lsof = `#!/bin/sh\ncase "$*" in *:${port}" "*) exit 0 ;; *) exit 1 ;; esac\n`;
  await writeFile(join(folder, 'lsof'), lsof, { mode: 0o755 });
}

function listen(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen({ port: hosting, host }, () => {
      resolve(server);
    });
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-'));
  hosting = await getPort({ host });
});

afterEach(async () => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('a free port is let through, and one that somebody holds named with who needs it and the setting', async () => {
  await refuseTakenPorts(ports(), ['hosting']);
  const server = await listen();
  await expect(refuseTakenPorts(ports(), ['hosting'])).rejects.toThrow(refusal());
  server.close();
});

it('on macOS one that somebody listens on at every address is taken, though the shop could have it at its own', async () => {
  await macWithListenerOn(hosting);
  await expect(refuseTakenPorts(ports(), ['hosting'])).rejects.toThrow(refusal());
  await macWithListenerOn(1);
  await refuseTakenPorts(ports(), ['hosting']);
});
