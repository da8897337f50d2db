import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { hidaneVersion } from '../../../scripts/lib/firestore-emulator.ts';
import { inRepo } from '../../../scripts/lib/repo.ts';

const ours = inRepo('functions', 'bench', 'firestore-with-indexes');
const root = inRepo('.cache', 'firestore-with-indexes');
const binary = join(root, 'hidane', 'target', 'release', 'hidane');
const builtFrom = join(root, 'built-from.sha256');

/**
 * The Firestore emulator hidane with the indexes Firestore itself keeps, built once from its sources on crates.io
 * and what is in `firestore-with-indexes` (docs/decisions/098-growth-is-measured-where-there-are-indexes.md).
 *
 * @returns where its binary is; undefined without Rust's cargo on the PATH
 * @throws Error with what cargo or git printed, when it does not build
 */
export async function firestoreWithIndexes(): Promise<string | undefined> {
  const cargo = await execa('cargo', ['--version'], { reject: false });
  if (cargo.failed) return undefined;
  const wanted = await wantedSha256();
  if ((await readFile(builtFrom, 'utf8').catch(() => '')) === wanted) return binary;
  console.log(`Building hidane ${hidaneVersion} with indexes; once, three to six minutes…`);
  await rm(root, { recursive: true, force: true });
  await copySources();
  await applyChanges();
  await build();
  await writeFile(builtFrom, wanted);
  return binary;
}

async function wantedSha256(): Promise<string> {
  const hash = createHash('sha256').update(hidaneVersion);
  for (const file of ['ordered.rs', 'hidane.patch']) hash.update(await readFile(join(ours, file)));
  return hash.digest('hex');
}

/** As cargo has them from crates.io, checked by it against the index. */
async function copySources(): Promise<void> {
  const asking = join(root, 'asking');
  await mkdir(join(asking, 'src'), { recursive: true });
  await writeFile(join(asking, 'src', 'lib.rs'), '');
  await writeFile(
    join(asking, 'Cargo.toml'),
    `[package]\nname = "asking"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\nhidane = "=${hidaneVersion}"\n`,
  );
  const { stdout } = await execa('cargo', ['metadata', '--format-version', '1'], { cwd: asking });
  const { packages } = JSON.parse(stdout) as { packages: { name: string; manifest_path: string }[] };
  for (const { name, manifest_path: manifest } of packages) {
    if (name === 'hidane' || name === 'hidane-core') {
      await cp(dirname(manifest), join(root, name), { recursive: true });
    }
  }
}

async function applyChanges(): Promise<void> {
  await cp(join(ours, 'ordered.rs'), join(root, 'hidane-core', 'src', 'store', 'ordered.rs'));
  // Not as a part of this repository, which ignores the folder: git would pass over every file.
  const env = { GIT_CEILING_DIRECTORIES: dirname(root) };
  await execa('git', ['apply', join(ours, 'hidane.patch')], { cwd: root, env });
}

async function build(): Promise<void> {
  const core = `patch.crates-io.hidane-core.path=${JSON.stringify(join(root, 'hidane-core'))}`;
  await execa('cargo', ['build', '--release', '--config', core], { cwd: join(root, 'hidane') });
}
