import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import getPort from 'get-port';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { inRepo, makeRunFolder, repoRoot } from './repo.ts';

export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';
/** The emulators that answer by themselves, and those firebase-tools runs for itself. */
export type EmulatorPorts = Readonly<Record<EmulatorName | 'hub' | 'logging' | 'eventarc' | 'tasks', number>>;

/** What to start. */
export interface EmulatorsWanted {
  readonly only: readonly EmulatorName[];
  /** `free` (the default) takes ports nobody uses. */
  readonly ports?: EmulatorPorts | 'free';
  /** A folder in the emulators' export format that they begin with. */
  readonly importFrom?: string;
  /** Added to the environment of firebase-tools and so of the function. */
  readonly env?: Readonly<Record<string, string>>;
  /** Told what happens while it starts; silent by default. */
  readonly say?: (line: string) => void;
}

/** Emulators that answer. */
export interface RunningEmulators {
  readonly ports: EmulatorPorts;
  /** What a process needs in its environment to talk to them: GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, … */
  readonly env: Readonly<Record<string, string>>;
  /** What the emulators and the function say, line by line; gone after the end. */
  readonly logFile: string;
  /** Resolves when firebase-tools ends, asked to or not. */
  readonly ended: Promise<void>;
  /** Writes everything in the Auth and Firestore emulators to a folder, which must not exist yet. */
  exportTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export const demoProject = 'demo-pedalworks';
const host = '127.0.0.1';

/**
 * Starts emulators of the Firebase Emulator Suite and answers once all of them do.
 * They end with `stop()`, and also when this process dies without a chance to call it.
 * @throws Error with the last lines of the log when they do not come up
 */
export async function startEmulators(wanted: EmulatorsWanted): Promise<RunningEmulators> {
  const say = wanted.say ?? (() => undefined);
  const ports = wanted.ports === undefined || wanted.ports === 'free' ? await freePorts() : wanted.ports;
  const firestore = wanted.only.includes('firestore') ? await findFirestoreEmulator(say) : undefined;
  if (firestore) say(`Firestore emulator: ${firestore.description}`);
  const folder = await makeRunFolder('emulators');
  await writeConfig(folder, ports);
  const env = { ...clientEnv(wanted.only, ports), ...wanted.env };
  const command = [...(firestore?.runner ?? []), process.execPath, ...firebaseArgs(folder, wanted)];
  const keeper = keep({ folder, command, env: { ...firestore?.env, ...env } });
  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  const ended = keeper.then(() => undefined);
  await ready(keeper, join(folder, 'emulators.log'));
  return { ports, env, logFile: join(folder, 'emulators.log'), ended, stop, exportTo: (target) => exportData(ports.hub, target) };
}

async function freePorts(): Promise<EmulatorPorts> {
  const port = (): Promise<number> => getPort({ host });
  const [auth, firestore, functions, hosting] = [await port(), await port(), await port(), await port()];
  const [hub, logging, eventarc, tasks] = [await port(), await port(), await port(), await port()];
  return { auth, firestore, functions, hosting, hub, logging, eventarc, tasks };
}

/** firebase.json with these ports; its paths are made to hold from `folder`, where firebase-tools looks from. */
async function writeConfig(folder: string, ports: EmulatorPorts): Promise<void> {
  const { firestore, functions, hosting } = firebaseConfig;
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]));
  const adapted = {
    firestore: { rules: inRepo(firestore.rules), indexes: inRepo(firestore.indexes) },
    functions: functions.map((codebase) => ({ ...codebase, source: relative(folder, inRepo(codebase.source)) })),
    hosting: { ...hosting, public: inRepo(hosting.public) },
    emulators: { ...emulators, singleProjectMode: true, ui: { enabled: false } },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(adapted, null, 2));
}

function clientEnv(only: readonly EmulatorName[], ports: EmulatorPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: `${host}:${String(ports.firestore)}` }),
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: `${host}:${String(ports.auth)}` }),
  };
}

function firebaseArgs(folder: string, { only, importFrom }: EmulatorsWanted): string[] {
  const firebase = inRepo('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const config = ['--config', join(folder, 'firebase.json'), '--project', demoProject];
  const data = importFrom === undefined ? [] : ['--import', importFrom];
  return [firebase, 'emulators:start', '--non-interactive', '--only', only.join(','), ...config, ...data];
}

interface Kept {
  readonly folder: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

type Keeper = ReturnType<typeof keep>;

/** The command under `keeper.ts`, away from the terminal's process group: a Ctrl-C reaches only us, and we decide. */
function keep({ folder, command, env }: Kept) {
  const keeper = join(repoRoot, 'scripts', 'lib', 'keeper.ts');
  return execa(process.execPath, ['--import', 'tsx', keeper, folder, ...command], {
    cwd: folder,
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120', ...env },
    detached: true,
    cleanup: false,
    reject: false,
    buffer: false,
    all: true,
    stdin: 'pipe',
  });
}

/** firebase-tools says so in words when all emulators answer; there is no earlier moment to wait for. */
async function ready(keeper: Keeper, logFile: string): Promise<void> {
  const lines: string[] = [];
  keeper.all.pipe(createWriteStream(logFile));
  const output = createInterface({ input: keeper.all });
  const allReady = new Promise<boolean>((resolve) => {
    output.on('line', (line) => {
      lines.push(line);
      if (line.includes('All emulators ready')) resolve(true);
    });
  });
  if (await Promise.race([allReady, once(output, 'close').then(() => false)])) return;
  throw new Error(['The emulators did not start. Their last words:', ...lines.slice(-15)].join('\n'));
}

async function exportData(hubPort: number, path: string): Promise<void> {
  const answer = await fetch(`http://${host}:${String(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pedalworks' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not export their data: ${await answer.text()}`);
}
