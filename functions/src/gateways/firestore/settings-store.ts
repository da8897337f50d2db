import { newShopSettings, type Settings, type SettingsChange } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import { readConverter } from './documents.ts';
import type { Database } from './unit-of-work.ts';

/** What was saved before there was a setting lacks it. */
const asSettings = readConverter<Partial<Settings>, Settings>((stored) => ({
  ...newShopSettings,
  ...stored,
}));

/** settings/shop, which a new shop does not have. */
export const settingsDocument = (firestore: Firestore) =>
  firestore.collection('settings').doc('shop').withConverter(asSettings);

export function settingsStore({ firestore, inOneCommit }: Database) {
  const shop = settingsDocument(firestore);
  return {
    /** What the shop enforces; a new shop's settings until an admin has saved some. */
    read: async () => (await shop.get()).data() ?? newShopSettings,
    /**
     * Merges a change into the settings, field by field.
     *
     * @param check throws if the change must not be made to the present settings
     */
    save: (
      change: SettingsChange,
      { by, signal }: ChangeRequest,
      check: (present: Settings) => void = () => undefined,
    ) =>
      inOneCommit({ subject: 'settings', signal }, async (work) => {
        const before = (await work.get(shop)) ?? newShopSettings;
        check(before);
        const after = changed(before, change);
        work.write(shop, after);
        work.audit({ by, action: 'settings/save', target: 'shop', before, after });
        return after;
      }),
  };
}

function changed(before: Settings, { seller, ...change }: SettingsChange): Settings {
  return { ...before, ...definedIn(change), seller: { ...before.seller, ...definedIn(seller ?? {}) } };
}

const definedIn = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
