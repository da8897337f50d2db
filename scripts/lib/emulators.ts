import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import getPort from 'get-port';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { type Kept, keep } from './kept.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { fullDisk, isFull } from './room.ts';

export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';
/** The emulators that answer by themselves, and those firebase-tools runs for itself. */
export type EmulatorPorts = Readonly<Record<EmulatorName | 'hub' | 'logging' | 'eventarc' | 'tasks', number>>;

/** What to start. */
export interface EmulatorsWanted {
  readonly only: readonly EmulatorName[];
  /** Where they answer; those not given take ports nobody uses. */
  readonly ports?: Partial<EmulatorPorts>;
  /** What Hosting serves, instead of the folder `firebase deploy` publishes. */
  readonly webFolder?: string;
  /** Begins the name of the run's folder below .run. */
  readonly name?: string;
  /** A folder in the emulators' export format that they begin with. */
  readonly importFrom?: string;
  /** Added to the environment of firebase-tools and so of the function. */
  readonly env?: Readonly<Record<string, string>>;
  /** Told what happens while it starts; silent by default. */
  readonly say?: (line: string) => void;
}

/** Emulators that answer. */
export interface RunningEmulators extends Kept {
  readonly ports: EmulatorPorts;
  /** What a process needs in its environment to talk to them: GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, … */
  readonly env: Readonly<Record<string, string>>;
  readonly hub: EmulatorHub;
  /** Writes everything in the Auth and Firestore emulators to a folder. */
  exportTo(folder: string): Promise<void>;
}

/** What leads the emulators, and is asked to export them. */
export interface EmulatorHub {
  readonly port: number;
  /** Where it works, and drafts exports. */
  readonly folder: string;
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
  const ports = { ...(await freePorts()), ...wanted.ports };
  const firestore = wanted.only.includes('firestore') ? await findFirestoreEmulator(say) : undefined;
  if (firestore) say(`Firestore emulator: ${firestore.description}`);
  const folder = await makeRunFolder(wanted.name ?? 'emulators');
  await writeConfig(folder, { ports, webFolder: wanted.webFolder ?? inRepo(firebaseConfig.hosting.public) });
  const env = { ...clientEnv(wanted.only, ports), ...wanted.env };
  const kept = await keep({
    folder,
    command: [...(firestore?.runner ?? []), process.execPath, ...firebaseArgs(folder, wanted)],
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120', ...firestore?.env, ...env },
    readyLine: 'All emulators ready',
    title: 'The emulators',
  });
  const hub = { port: ports.hub, folder };
  return { ...kept, ports, env, hub, exportTo: (target) => exportData(hub, target) };
}

async function freePorts(): Promise<EmulatorPorts> {
  const port = (): Promise<number> => getPort({ host });
  const [auth, firestore, functions, hosting] = [await port(), await port(), await port(), await port()];
  const [hub, logging, eventarc, tasks] = [await port(), await port(), await port(), await port()];
  return { auth, firestore, functions, hosting, hub, logging, eventarc, tasks };
}

interface ConfigChanges {
  readonly ports: EmulatorPorts;
  readonly webFolder: string;
}

/** firebase.json with these ports; its paths are made to hold from `folder`, where firebase-tools looks from. */
async function writeConfig(folder: string, { ports, webFolder }: ConfigChanges): Promise<void> {
  const { firestore, functions, hosting } = firebaseConfig;
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]));
  const adapted = {
    firestore: { rules: inRepo(firestore.rules), indexes: inRepo(firestore.indexes) },
    functions: functions.map((codebase) => ({
      ...codebase,
      source: relative(folder, inRepo(codebase.source)),
    })),
    hosting: {
      ...hosting,
      public: relative(folder, webFolder),
      headers: lettingEmulatorsIn(hosting.headers),
    },
    emulators: { ...emulators, singleProjectMode: true, ui: { enabled: false } },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(adapted, null, 2));
}

/** Where the pages may talk to Google or Stripe, they may here talk to what stands in for them; nowhere else. */
function lettingEmulatorsIn(headers: typeof firebaseConfig.hosting.headers): unknown {
  const standIns = /https:\/\/(identitytoolkit\.googleapis|js\.stripe|api\.stripe)\.com(?=[ ;])/gu;
  const json = JSON.stringify(headers, (key, value: unknown) =>
    key === 'value' && typeof value === 'string' ? value.replace(standIns, `$& http://${host}:*`) : value,
  );
  return JSON.parse(json);
}

function clientEnv(only: readonly EmulatorName[], ports: EmulatorPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    // Nobody is to ask Google's metadata server who we are.
    METADATA_SERVER_DETECTION: 'none',
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

/** Has running emulators, asked through their hub, write everything in them to a folder. */
export async function exportData({ port, folder }: EmulatorHub, path: string): Promise<void> {
  const answer = await fetch(`http://${host}:${String(port)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pedalworks' }),
  });
  if (answer.ok) return;
  const failure = new Error(`The emulators could not export their data: ${await answer.text()}`);
  // The Firestore emulator does not say why it cannot write.
  const reason = (await isFull(folder)) ? fullDisk(folder, failure) : failure;
  await removeDrafts(folder);
  throw reason;
}

/** What firebase-tools leaves of an export that failed would fill the disk further with every attempt. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith('firebase-export-'));
  for (const draft of drafts) await rm(join(folder, draft), { recursive: true, force: true });
}
