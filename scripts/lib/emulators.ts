import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import getPort from 'get-port';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { host } from './settings.ts';

export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';
/** The emulators that answer by themselves, and those firebase-tools runs for itself. */
const portNames = [
  'auth',
  'firestore',
  'functions',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
] as const;
export type EmulatorPorts = Readonly<Record<(typeof portNames)[number], number>>;

/** What to start. */
export interface EmulatorsWanted {
  readonly only: readonly EmulatorName[];
  /** Where they answer; those not given take ports nobody uses. */
  readonly ports?: Partial<EmulatorPorts>;
  /** What Hosting serves, instead of the folder `firebase deploy` publishes. */
  readonly webFolder?: string | undefined;
  /** Begins the name of the run's folder below .run. */
  readonly name?: string;
  /** A folder in the emulators' export format that they begin with. */
  readonly importFrom?: string | undefined;
  /** Where they save their data when they are stopped. */
  readonly exportOnExit?: string;
  /** Added to the environment of firebase-tools and so of the function. */
  readonly env?: Readonly<Record<string, string>>;
  /** Told what happens while it starts; silent by default. */
  readonly say?: (line: string) => void;
}

/** Emulators that answer. */
export interface RunningEmulators extends ServerProcess {
  readonly ports: EmulatorPorts;
  /** What a process needs in its environment to talk to them: GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, … */
  readonly env: Readonly<Record<string, string>>;
}

export const demoProject = 'demo-pedalworks';

/**
 * Starts emulators of the Firebase Emulator Suite and answers once all of them do.
 * @throws Error with the last lines of the log when they do not come up
 */
export async function startEmulators(wanted: EmulatorsWanted): Promise<RunningEmulators> {
  const say = wanted.say ?? (() => undefined);
  const ports = { ...(await freePorts()), ...wanted.ports };
  const firestore = wanted.only.includes('firestore') ? await findFirestoreEmulator(say) : undefined;
  if (firestore) say(`Firestore emulator: ${firestore.description}`);
  const folder = await makeRunFolder(wanted.name ?? 'emulators');
  await writeConfig(folder, ports, wanted.webFolder ?? inRepo(firebaseConfig.hosting.public));
  const env = { ...clientEnv(wanted.only, ports), ...wanted.env };
  // By a file in the temporary folder, named by the project alone, firebase-tools finds the emulators it saves on exit.
  const temporary = await mkdtemp(join(tmpdir(), 'pedalworks-'));
  const server = await startServer({
    title: 'The emulators',
    folder,
    command: [...(firestore?.runner ?? []), process.execPath, ...firebaseArgs(folder, wanted)],
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120', TMPDIR: temporary, ...firestore?.env, ...env },
    readyLine: 'All emulators ready',
  });
  void server.ended.then(() => rm(temporary, { recursive: true, force: true }));
  return { ...server, ports, env };
}

async function freePorts(): Promise<EmulatorPorts> {
  const ports = portNames.map(async (name) => [name, await getPort({ host })] as const);
  return Object.fromEntries(await Promise.all(ports)) as EmulatorPorts;
}

/** firebase.json with these ports, and the rules beside it; its paths are made to hold from `folder`, where firebase-tools looks from. */
async function writeConfig(folder: string, ports: EmulatorPorts, webFolder: string): Promise<void> {
  const { firestore, functions, hosting } = firebaseConfig;
  const fromFolder = (path: string): string => relative(folder, path);
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]));
  // hidane 0.6.0 refuses what firebase-tools sends it when the rules change, and firebase-tools then ends: it watches a copy.
  const rules = join(folder, 'firestore.rules');
  await copyFile(inRepo(firestore.rules), rules);
  const adapted = {
    firestore: { rules, indexes: inRepo(firestore.indexes) },
    functions: functions.map((codebase) => ({ ...codebase, source: fromFolder(inRepo(codebase.source)) })),
    hosting: { ...hosting, public: fromFolder(webFolder), headers: allowEmulators(hosting.headers) },
    emulators: { ...emulators, singleProjectMode: true, ui: { enabled: false } },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(adapted, null, 2));
}

/** Where the content security policy names Google or Stripe, the emulators that stand in for them are allowed too. */
function allowEmulators(headers: typeof firebaseConfig.hosting.headers): unknown {
  const replaced = /https:\/\/(identitytoolkit\.googleapis|js\.stripe|api\.stripe)\.com(?=[ ;])/gu;
  return JSON.parse(JSON.stringify(headers).replace(replaced, `$& http://${host}:*`));
}

function clientEnv(only: readonly EmulatorName[], ports: EmulatorPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    // Keeps Google's libraries from asking for a metadata server.
    METADATA_SERVER_DETECTION: 'none',
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}` }),
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}` }),
  };
}

function firebaseArgs(folder: string, { only, importFrom, exportOnExit }: EmulatorsWanted): string[] {
  const firebase = inRepo('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const config = ['--config', join(folder, 'firebase.json'), '--project', demoProject];
  const data = [
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ...(exportOnExit === undefined ? [] : ['--export-on-exit', exportOnExit]),
  ];
  return [firebase, 'emulators:start', '--non-interactive', '--only', only.join(','), ...config, ...data];
}

/**
 * Has running emulators write all their data into a folder, as `firebase emulators:export` does: the folder appears, in one
 * rename, when all of it is written.
 * @param hubPort where their hub answers
 */
export async function exportData(hubPort: number, path: string): Promise<void> {
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pedalworks' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not export their data: ${await answer.text()}`);
}
