import { isDeepStrictEqual } from 'node:util';
import { newShopSettings, type Settings, type SettingsChange } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import { onlyListed, storedFields } from '../../model/stored-fields.ts';
import { definedIn } from '../../shared/defined-in.ts';
import { recordAudit } from './audit-store.ts';
import { readConverter, readDocuments } from './documents.ts';
import type { Database, ReadOptions, UnitOfWork } from './unit-of-work.ts';

const asSettings = readConverter<Partial<Settings>, Partial<Settings>>(
  (stored) => onlyListed(stored, storedFields.settings) as Partial<Settings>,
);

const settingsIn = (firestore: Firestore) => firestore.collection('settings').withConverter(asSettings);

/** Documents of the settings. Browsers may read `shop` directly, but not `recipients` (firestore.rules). */
const documentsOf = (firestore: Firestore) =>
  [settingsIn(firestore).doc('shop'), settingsIn(firestore).doc('recipients')] as const;

/** Merges the documents. Fills in defaults for settings that were never saved. */
const merged = (parts: readonly (Partial<Settings> | null)[]): Settings =>
  Object.assign({}, newShopSettings, ...parts) as Settings;

export const readSettings = async (work: UnitOfWork, options?: ReadOptions): Promise<Settings> =>
  merged(await work.getAll(documentsOf(work.firestore), options));

export function settingsStore({ firestore, inOneCommit }: Database) {
  const [shop, recipients] = documentsOf(firestore);
  return {
    read: async () => merged(await readDocuments(settingsIn(firestore), [shop.id, recipients.id])),
    /** Counts the stock of a new shop: one without settings and parts. Older shops keep their stock as it is. */
    open: (signal: AbortSignal) =>
      inOneCommit({ subject: 'settings', signal }, async (work) => {
        const [saved, parts] = await Promise.all([
          work.get(shop),
          work.find(firestore.collection('products').limit(1)),
        ]);
        if (saved === null && parts.length === 0) work.write(shop, { countStock: true });
      }),
    /** @param check throws if the current settings do not allow the change; `isStored` if it would change nothing */
    save: (
      change: SettingsChange,
      { by, signal }: ChangeRequest,
      check: (present: Settings, isStored: boolean) => void = () => undefined,
    ) =>
      inOneCommit({ subject: 'settings', signal }, async (work) => {
        const before = await readSettings(work);
        const after = changed(before, change);
        const isStored = isDeepStrictEqual(after, before);
        check(before, isStored);
        if (isStored) return before;
        const { shopEmails, ...publicSettings } = after;
        work.write(shop, publicSettings);
        if (shopEmails !== undefined) work.write(recipients, { shopEmails });
        recordAudit(work, { by, action: 'settings/save', target: 'shop', before, after });
        return after;
      }),
  };
}

function changed(before: Settings, { seller, safety, ...change }: SettingsChange): Settings {
  return {
    ...before,
    ...definedIn(change),
    seller: { ...before.seller, ...definedIn(seller ?? {}) },
    safety: { ...before.safety, ...definedIn(safety ?? {}) },
  };
}
