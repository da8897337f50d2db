/**
 * `npm run licences`: writes the licences of all packages that ship with the pages or the function to
 * .run/licences.md. Exits with 1 if a licence asks for more than attribution.
 *
 * Reads package-lock.json itself: license-checker misses packages that npm workspaces hoist, and `npm sbom` omits
 * packages that development tools also use.
 */
import { mkdir, writeFile, readFile } from 'node:fs/promises';
import { inRepo, runsFolder } from './lib/repo.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Workspaces whose dependencies reach users. */
const shipped = ['functions', 'web', 'contract'];
/** Licences that only ask for attribution. */
const permissive =
  /^\(?(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|OFL-1\.1|Unlicense|Python-2\.0|PSF-2\.0|Zlib)\b/u;
/** Packages with another, reviewed licence: they contain libvips as a shared library, as the LGPL allows. */
const reviewed = /^@img\/sharp-/u;
/** Licences that the lockfile lacks, because these packages name them in the outdated `licenses` field. */
const legacyField: Readonly<Record<string, string>> = { busboy: 'MIT', limiter: 'MIT', streamsearch: 'MIT' };

const { packages } = JSON.parse(await readFile(inRepo('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Finds a dependency of `folder` in the lockfile, as Node would; undefined for workspaces and absent packages. */
function resolvePackage(name: string, folder: string): string | undefined {
  const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (packages[candidate] !== undefined) return packages[candidate].link === true ? undefined : candidate;
  return folder === ''
    ? undefined
    : resolvePackage(name, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)));
}

const reached = new Set(shipped);
for (const folder of reached) {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    reached.add(resolvePackage(name, folder) ?? folder);
}
const listed = [...reached].slice(shipped.length).map((folder) => {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '', license = legacyField[name] ?? 'none given' } = packages[folder] ?? {};
  return { name, version, license };
});
listed.sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
const questionable = listed.filter(({ name, license }) => !permissive.test(license) && !reviewed.test(name));
const counts = new Map<string, number>();
for (const { license } of listed) counts.set(license, (counts.get(license) ?? 0) + 1);
const byCount = [...counts].sort(([, one], [, other]) => other - one);

const text = `# Licences of what ships

Every package that reaches a browser or the deployed function; written by \`npm run licences\`.
\`@img/sharp-libvips-*\` (LGPL-3.0-or-later) is used as the shared library it is.

| licence | packages |
| --- | --- |
${byCount.map(([license, count]) => `| ${license} | ${count} |`).join('\n')}

| package | version | licence |
| --- | --- | --- |
${listed.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`;
await mkdir(runsFolder, { recursive: true });
await writeFile(inRepo('.run', 'licences.md'), text);
console.log(`.run/licences.md: ${listed.length} packages, ${questionable.length} to review`);
for (const { name, version, license } of questionable) console.log(`  ${name} ${version}: ${license}`);
if (questionable.length > 0) process.exitCode = 1;
