import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fake renderer that counts pages: its second page reads `drawn 2`. It fails for a part named `Throws`. */
const module = `
let drawn = 0;
const page = (title) => '<!doctype html><title>' + title + '</title>drawn ' + (drawn += 1);
export const pageRenderer = ({ template, linkedPages }) => ({
  catalogueSearch: (catalogue, search) => {
    const sent = new URLSearchParams(search);
    const known = sent.getAll('range').filter((range) => catalogue.some((part) => part.range === range));
    const params = new URLSearchParams([...new Set(known)].sort().map((range) => ['range', range]));
    if (sent.get('q')) params.set('q', sent.get('q'));
    return params.size === 0 ? '' : '?' + params;
  },
  purchaseSearch: (search) => {
    const buy = new URLSearchParams(search).get('buy');
    return buy ? '?' + new URLSearchParams({ buy }) : '';
  },
  renderHome: async ({ products, reviews }) =>
    page('Home with ' + products.map(({ name }) => name).join(', ') + ' and reviews: ' + reviews.items.length) + template,
  renderParts: async (catalogue, search) => page('Parts' + search) + template,
  renderPart: async ({ product, catalogue }) => {
    if (product.name === 'Throws') throw new Error('location is not defined');
    return page(product.name + ' fits ' + product.fitsWith.map((id) => catalogue.find(({ _id }) => _id === id)?.name).join(', ')) + template;
  },
  renderArchivedPart: async ({ name }, catalogue) =>
    page(name + ' archived beside ' + catalogue.map(({ name }) => name).join(', ')) + template,
  renderStandards: async () => page('Standards') + template,
  renderStandard: async (key, catalogue) => page(key + ' of ' + String(catalogue.length)) + template,
  renderOwnerPage: async ({ html }) =>
    page('Owner page') + html + (await linkedPages()).map(({ key }) => ' links ' + key).join('') + template,
  renderWithdrawal: async (view, path) => page('Withdrawal') + path + JSON.stringify(view) + template,
  renderNotFound: async () => page('Not found') + template,
});
`;

/**
 * Creates a folder like the output of the web build.
 *
 * @param script URL of the script that its pages load
 */
export async function pagesFolder(script = '/assets/app.js'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const template = `<script type="module" src="${script}"></script>`;
  await writeFile(join(folder, 'entry-server.mjs'), module);
  await writeFile(join(folder, 'template.html'), template);
  await writeFile(join(folder, 'app.html'), `<!doctype html><div id="root"></div>${template}`);
  return folder;
}
