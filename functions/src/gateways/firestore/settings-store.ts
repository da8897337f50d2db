import { isDeepStrictEqual } from 'node:util';
import { newShopSettings, type Settings, type SettingsChange } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import { onlyListed, storedFields } from '../../model/stored-fields.ts';
import { definedIn } from '../../shared/defined-in.ts';
import { recordAudit } from './audit-store.ts';
import { readConverter } from './documents.ts';
import type { Database } from './unit-of-work.ts';

/** Fills in defaults for settings that were never saved. */
const asSettings = readConverter<Partial<Settings>, Settings>((stored) => ({
  ...newShopSettings,
  ...(onlyListed(stored, storedFields.settings) as Partial<Settings>),
}));

export const settingsDocument = (firestore: Firestore) =>
  firestore.collection('settings').doc('shop').withConverter(asSettings);

export function settingsStore({ firestore, inOneCommit }: Database) {
  const shop = settingsDocument(firestore);
  return {
    read: async () => (await shop.get()).data() ?? newShopSettings,
    /** @param check throws if the current settings do not allow the change; `isStored` if it would change nothing */
    save: (
      change: SettingsChange,
      { by, signal }: ChangeRequest,
      check: (present: Settings, isStored: boolean) => void = () => undefined,
    ) =>
      inOneCommit({ subject: 'settings', signal }, async (work) => {
        const before = (await work.get(shop)) ?? newShopSettings;
        const after = changed(before, change);
        const isStored = isDeepStrictEqual(after, before);
        check(before, isStored);
        if (isStored) return before;
        work.write(shop, after);
        recordAudit(work, { by, action: 'settings/save', target: 'shop', before, after });
        return after;
      }),
  };
}

function changed(before: Settings, { seller, ...change }: SettingsChange): Settings {
  return { ...before, ...definedIn(change), seller: { ...before.seller, ...definedIn(seller ?? {}) } };
}
