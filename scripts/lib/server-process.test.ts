import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listProcesses, signal } from './processes.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { endOrphans, startServer } from './server-process.ts';

/** Server with a child process. When interrupted, it writes a file, as the emulators save their data. */
const serverScript = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const [folder] = process.argv.slice(1);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  process.on('SIGINT', () => {
    writeFileSync(folder + '/saved', '');
    process.exit(0);
  });
  setInterval(() => {}, 1000);
  writeFileSync(folder + '/pids.json', JSON.stringify([process.pid, child.pid]));
  console.log('up');
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-'));
});
afterEach(() => rm(folder, { recursive: true }));

const server = async () => ({
  title: 'It',
  folder: await makeRunFolder('server'),
  command: [process.execPath, '-e', serverScript, folder],
  readyLine: 'up',
});
const pids = async () => JSON.parse(await readFile(join(folder, 'pids.json'), 'utf8')) as readonly number[];
const alive = async () => {
  const [ours, table] = [await pids(), await listProcesses()];
  return table.filter(({ pid }) => ours.includes(pid));
};

it('stopping a server lets it save its data first and ends its child processes too', async () => {
  const { stop, ended } = await startServer(await server());
  expect(await alive()).toHaveLength(2);
  await Promise.all([stop(), stop(), ended]);
  expect(existsSync(join(folder, 'saved'))).toBe(true);
  expect(await alive()).toEqual([]);
});

it('a server that is killed from outside is reported as ended, and its child processes are killed', async () => {
  const { ended } = await startServer(await server());
  const [pid = 0] = await pids();
  signal(pid, 'SIGKILL');
  await ended;
  expect(await alive()).toEqual([]);
});

it('startServer rejects with the end of the log if the server exits before it is ready', async () => {
  const command = [process.execPath, '-e', "console.error('no room here'); process.exit(1)"];
  await expect(startServer({ ...(await server()), command })).rejects.toThrow(
    'It did not start. End of the log:\nno room here',
  );
});

it('servers left behind by a killed `npm start` are stopped and save their data', async () => {
  const starting = `
    import { startServer } from ${JSON.stringify(inRepo('scripts', 'lib', 'server-process.ts'))};
    await startServer(${JSON.stringify(await server())});
    process.kill(process.pid, 'SIGKILL');
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', starting];
  const { signal: by } = await execa(process.execPath, args, { cwd: inRepo(), reject: false });
  expect(by).toBe('SIGKILL');
  expect(await alive()).toHaveLength(2);
  await endOrphans();
  expect(existsSync(join(folder, 'saved'))).toBe(true);
  expect(await alive()).toEqual([]);
});
