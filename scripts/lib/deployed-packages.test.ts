import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepo } from './repo.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const read = async <Content>(...path: string[]): Promise<Content> =>
  JSON.parse(await readFile(inRepo(...path), 'utf8')) as Content;

it('the function is deployed with the package versions that the tests use', async () => {
  const { packages: deployed } = await read<LockFile>('functions', 'package-lock.json');
  const { packages: tested } = await read<LockFile>('package-lock.json');
  const { dependencies } = await read<{ dependencies: Record<string, string> }>('functions', 'package.json');
  const names = Object.keys(dependencies);
  const versions = (of: (name: string) => { readonly version?: string } | undefined) =>
    Object.fromEntries(names.map((name) => [name, of(name)?.version]));
  expect(versions((name) => deployed[`node_modules/${name}`])).toEqual(
    versions((name) => tested[`functions/node_modules/${name}`] ?? tested[`node_modules/${name}`]),
  );
  expect(versions((name) => deployed[`node_modules/${name}`])).toEqual(dependencies);
});
