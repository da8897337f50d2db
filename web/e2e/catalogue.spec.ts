import { readFile } from 'node:fs/promises';
import { catalogue } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

for (const { section, says, shownBy } of catalogue) {
  const [file, title] = shownBy;
  test(`${section} "${says}" is shown by a test that exists and says it`, async () => {
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    expect(source).toContain(title);
    const body = source.slice(source.indexOf(title)).split(/\n\}\);/u)[0];
    expect(body).toContain(says);
  });
}
