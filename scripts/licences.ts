/**
 * `npm run licences`: writes docs/licences.md, the licences of every package that reaches a browser or the deployed
 * function, from package-lock.json. Ends with 1 where one of them asks more than to be named.
 *
 * license-checker finds 18 of some 490 packages where npm workspaces put them into a common folder, and `npm sbom` leaves
 * out what the tools at the root need as well.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { inRepo } from './lib/repo.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What ships: the tools at the root and the offline card provider do not. */
const shipped = ['functions', 'web', 'contract'];
/** Those that may be used and passed on in whatever is built, as long as they are named. */
const permissive =
  /^\(?(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|OFL-1\.1|Unlicense|Python-2\.0|Zlib)\b/u;
/** libvips, inside sharp: used as the shared library it is, which the LGPL allows. */
const lookedAt = /^@img\/sharp-/u;
/** Named in `licenses`, an old form that the lockfile leaves out. */
const oldForm: Readonly<Record<string, string>> = { busboy: 'MIT', limiter: 'MIT', streamsearch: 'MIT' };

const { packages } = JSON.parse(await readFile(inRepo('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Where Node finds a package that one in `folder` asks for; undefined for an optional one of another platform. */
function find(name: string, folder: string): string | undefined {
  const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (packages[candidate] !== undefined) return packages[candidate].link === true ? undefined : candidate;
  return folder === ''
    ? undefined
    : find(name, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)));
}

const reached = new Set(shipped);
for (const folder of reached) {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    reached.add(find(name, folder) ?? folder);
}
const listed = [...reached].slice(shipped.length).map((folder) => {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '', license = oldForm[name] ?? 'none given' } = packages[folder] ?? {};
  return { name, version, license };
});
listed.sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
const questionable = listed.filter(({ name, license }) => !permissive.test(license) && !lookedAt.test(name));
const counts = new Map<string, number>();
for (const { license } of listed) counts.set(license, (counts.get(license) ?? 0) + 1);
const byCount = [...counts].sort(([, one], [, other]) => other - one);

const page = inRepo('docs', 'licences.md');
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
await writeFile(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
console.log(`${listed.length} packages, ${questionable.length} to look at`);
for (const { name, version, license } of questionable) console.log(`  ${name} ${version}: ${license}`);
if (questionable.length > 0) process.exitCode = 1;
