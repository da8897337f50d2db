import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { freePort } from './free-port.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { host } from './settings.ts';

export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';
/** Names of the ports for the emulators and for the helpers that firebase-tools starts with them. */
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

export interface EmulatorOptions {
  readonly only: readonly EmulatorName[];
  /** Fixed ports; emulators without one use a free port. */
  readonly ports?: Partial<EmulatorPorts>;
  /** Folder that Hosting serves instead of the one in firebase.json. */
  readonly webFolder?: string | undefined;
  /** Prefix of the folder in .run that holds configuration and log. */
  readonly name?: string;
  /** Folder with an emulator export to import. */
  readonly importFrom?: string | undefined;
  /** Folder to which the emulators export their data when they stop. */
  readonly exportOnExit?: string;
  /** Environment variables for firebase-tools and, through it, for the function. */
  readonly env?: Readonly<Record<string, string>>;
  /** Receives progress messages; silent by default. */
  readonly say?: (line: string) => void;
}

export interface RunningEmulators extends ServerProcess {
  readonly ports: EmulatorPorts;
  /** Environment that connects other processes to the emulators, for example FIRESTORE_EMULATOR_HOST. */
  readonly env: Readonly<Record<string, string>>;
}

export const demoProject = 'demo-pedalworks';

/**
 * Starts emulators of the Firebase Emulator Suite and waits until all of them accept requests.
 * @throws Error with the end of the log if one does not start
 */
export async function startEmulators(wanted: EmulatorOptions): Promise<RunningEmulators> {
  const say = wanted.say ?? (() => undefined);
  const ports = { ...(await freePorts()), ...wanted.ports };
  const firestore = wanted.only.includes('firestore') ? await findFirestoreEmulator(say) : undefined;
  if (firestore) say(`Firestore emulator: ${firestore.description}`);
  const folder = await makeRunFolder(wanted.name ?? 'emulators');
  await writeConfig(folder, ports, wanted.webFolder ?? inRepo(firebaseConfig.hosting.public));
  const env = { ...clientEnv(wanted.only, ports), ...wanted.env };
  // Gives each run its own TMPDIR, because firebase-tools stores the emulators' addresses there, in a file named only
  // by project. Concurrent runs would export each other's data.
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
  const ports = portNames.map(async (name) => [name, await freePort()] as const);
  return Object.fromEntries(await Promise.all(ports)) as EmulatorPorts;
}

/** Copies firebase.json to `folder`, with these ports and with paths valid there, and copies the security rules. */
async function writeConfig(folder: string, ports: EmulatorPorts, webFolder: string): Promise<void> {
  const { firestore, functions, hosting } = firebaseConfig;
  const fromFolder = (path: string): string => relative(folder, path);
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]));
  // Copies the rules, so that editing them has no effect on running emulators. firebase-tools watches its rules file;
  // on a change it sends a request that hidane 0.6.0 rejects, and exits.
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

/** Adds the emulators' addresses to the content security policy, next to the hosts that they replace. */
function allowEmulators(headers: typeof firebaseConfig.hosting.headers): unknown {
  const replaced = /https:\/\/(identitytoolkit\.googleapis|js\.stripe|api\.stripe)\.com(?=[ ;])/gu;
  return JSON.parse(JSON.stringify(headers).replace(replaced, `$& http://${host}:*`));
}

function clientEnv(only: readonly EmulatorName[], ports: EmulatorPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    // Stops Google's libraries from looking for a metadata server.
    METADATA_SERVER_DETECTION: 'none',
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}` }),
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}` }),
  };
}

function firebaseArgs(folder: string, { only, importFrom, exportOnExit }: EmulatorOptions): string[] {
  const firebase = inRepo('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const config = ['--config', join(folder, 'firebase.json'), '--project', demoProject];
  const data = [
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ...(exportOnExit === undefined ? [] : ['--export-on-exit', exportOnExit]),
  ];
  return [firebase, 'emulators:start', '--non-interactive', '--only', only.join(','), ...config, ...data];
}

/**
 * Exports the data of running emulators to a folder, like `firebase emulators:export`. The folder appears only when
 * the export is complete.
 * @param hubPort port of the emulator hub
 */
export async function exportData(hubPort: number, path: string): Promise<void> {
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pedalworks' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not export their data: ${await answer.text()}`);
}
