import { readdir, readFile } from 'node:fs/promises';
import { catalogue } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

const folder = import.meta.dirname;

/** What the tests' helpers hold; the table itself does not count. */
async function helpers(): Promise<string> {
  const files = (await readdir(`${folder}/support`)).filter((file) => file !== 'catalogue.ts');
  return (await Promise.all(files.map((file) => readFile(`${folder}/support/${file}`, 'utf8')))).join('\n');
}

for (const { section, says, happens, shownBy } of catalogue) {
  const [file, title] = shownBy;
  test(`${section} ${says ?? happens ?? ''} (${title}): the test that shows it exists`, async () => {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    expect(source).toContain(title);
    expect(source + (await helpers())).toContain(says ?? '');
  });
}
