import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { execa } from 'execa';
import { inRepo } from './repo.ts';

/** Command prefix and environment that make firebase-tools use a certain Firestore emulator. */
export interface FirestoreEmulator {
  /** Name and origin of the emulator, printed on start. */
  readonly description: string;
  /** Command that starts firebase-tools, such as `hidane exec --`; empty for the official jar. */
  readonly runner: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

type Say = (line: string) => void;

/** Version of hidane that the shop is tested with. */
const hidaneVersion = '0.6.0';
const oldestJava = 21;
const cargoRoot = inRepo('.cache', 'hidane');
const npmRoot = inRepo('.cache', 'hidane-npm');

/**
 * Finds or installs a Firestore emulator. Tries in this order: `FIRESTORE_EMULATOR_BINARY` (a hidane binary or the
 * official jar), hidane on the PATH or in .cache, hidane from npm, hidane from crates.io, the official jar with Java
 * 21.
 * @throws Error that lists these options
 */
export async function findFirestoreEmulator(say: Say): Promise<FirestoreEmulator> {
  const configured = process.env['FIRESTORE_EMULATOR_BINARY'];
  if (configured) return configuredEmulator(configured);
  return (
    (await hidaneAt('hidane', 'on the PATH')) ??
    (await cachedHidane()) ??
    (await hidaneFromNpm(say)) ??
    (await hidaneFromCargo(say)) ??
    (await officialJar()) ??
    noEmulator()
  );
}

async function configuredEmulator(path: string): Promise<FirestoreEmulator> {
  if (path.endsWith('.jar') && existsSync(path))
    return { description: path, runner: [], env: { FIRESTORE_EMULATOR_BINARY_PATH: path } };
  const found = await hidaneAt(path, 'from FIRESTORE_EMULATOR_BINARY');
  if (found) return found;
  throw new Error(
    `FIRESTORE_EMULATOR_BINARY is ${path}, which is neither a .jar file nor a working hidane binary.`,
  );
}

async function hidaneAt(binary: string, from: string): Promise<FirestoreEmulator | undefined> {
  const { failed, stdout } = await execa(binary, ['--version'], { reject: false });
  if (failed) return undefined;
  const version = /\d+\.\d+\.\d+/u.exec(stdout)?.[0] ?? '';
  return { description: `hidane ${version} ${from}`, runner: [binary, 'exec', '--'], env: {} };
}

const cachedHidane = async (): Promise<FirestoreEmulator | undefined> =>
  (await hidaneAt(`${cargoRoot}/bin/hidane`, 'from .cache')) ??
  hidaneAt(`${npmRoot}/node_modules/.bin/hidane`, 'from .cache');

async function hidaneFromNpm(say: Say): Promise<FirestoreEmulator | undefined> {
  say(`Looking for a Firestore emulator: npm package hidane ${hidaneVersion}…`);
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--prefix', npmRoot];
  await execa('npm', ['install', ...flags, `hidane@${hidaneVersion}`], { reject: false });
  return cachedHidane();
}

async function hidaneFromCargo(say: Say): Promise<FirestoreEmulator | undefined> {
  if ((await execa('cargo', ['--version'], { reject: false })).failed) return undefined;
  say(`Building the Firestore emulator (cargo install hidane ${hidaneVersion}); once, two to five minutes…`);
  const target = `${cargoRoot}/target`;
  await execa('cargo', ['install', 'hidane', '--version', hidaneVersion, '--locked', '--root', cargoRoot], {
    env: { CARGO_TARGET_DIR: target },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  const found = await cachedHidane();
  if (found) await rm(target, { recursive: true, force: true });
  return found;
}

async function officialJar(): Promise<FirestoreEmulator | undefined> {
  const { failed, stderr } = await execa('java', ['-version'], { reject: false });
  const major = Number(/version "(\d+)/u.exec(stderr)?.[1] ?? 0);
  if (failed || major < oldestJava) return undefined;
  return { description: `the official emulator on Java ${String(major)}`, runner: [], env: {} };
}

function noEmulator(): never {
  throw new Error(
    `No Firestore emulator found. Use one of these:
  · npm install --global hidane@${hidaneVersion}
  · cargo install hidane --version ${hidaneVersion} --locked   (Rust from https://rustup.rs)
  · Java ${oldestJava} or newer on the PATH; firebase-tools then downloads the official emulator
  · FIRESTORE_EMULATOR_BINARY=/path/to/hidane or /path/to/cloud-firestore-emulator.jar`,
  );
}
