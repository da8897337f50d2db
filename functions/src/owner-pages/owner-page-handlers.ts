import type { OwnerPage, OwnerPageVersion, ownerPageEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import type { OwnerPageRecord, OwnerPageVersionRecord } from '../model/owner-pages.ts';
import type { Ports } from '../ports.ts';
import { mapList } from '../shared/list.ts';
import { linkedPages } from './linked-pages.ts';
import { renderMarkdown } from './markdown.ts';

export function ownerPageHandlers({
  ownerPages,
}: Pick<Ports, 'ownerPages'>): Handlers<typeof ownerPageEndpoints> {
  return {
    listOwnerPages: async () => linkedPages(await ownerPages.readAll()),
    getOwnerPage: async ({ params }) => toOwnerPage(await ownerPages.read(params.key)),
    saveOwnerPage: async ({ params: { key }, body: { text, dryRun }, headers, caller: by, signal }) => {
      if (dryRun === true) return toOwnerPage({ ...(await ownerPages.read(key)), text });
      const saved = await ownerPages.save({ key, text }, { by, signal }, (present, isStored) =>
        requireVersion(present, headers['If-Match'], { isStored }),
      );
      return toOwnerPage(saved);
    },
    listOwnerPageVersions: ({ params }) =>
      mapList(ownerPages.versions(params.key), (versions) => versions.map(toVersion)),
  };
}

export async function toOwnerPage({ updatedAt, ...page }: OwnerPageRecord): Promise<OwnerPage> {
  return { ...page, html: await renderMarkdown(page.text), updatedAt: updatedAt?.toISOString() ?? null };
}

function toVersion({ key: _key, createdAt, ...version }: OwnerPageVersionRecord): OwnerPageVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}
