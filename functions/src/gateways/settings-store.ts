import { newShopSettings, type Settings, type SettingsChange } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../audit/audit-port.ts';
import { readConverter } from './documents.ts';
import { unitsOfWork } from './unit-of-work.ts';

/** What was saved before there was a setting lacks it. */
const asSettings = readConverter<Partial<Settings>, Settings>((stored) => ({
  ...newShopSettings,
  ...stored,
}));

/** settings/shop, which a new shop does not have. */
export const settingsDocument = (firestore: Firestore) =>
  firestore.collection('settings').doc('shop').withConverter(asSettings);

export function settingsStore(firestore: Firestore) {
  const shop = settingsDocument(firestore);
  return {
    /** What the shop enforces; a new shop's settings until an admin has saved some. */
    read: async () => (await shop.get()).data() ?? newShopSettings,
    /** @returns the settings as they are then */
    save: (change: SettingsChange, { by, signal }: ChangeRequest) =>
      unitsOfWork(firestore)({ subject: 'settings', signal }, async (work) => {
        const before = (await work.get(shop)) ?? newShopSettings;
        const after = changed(before, change);
        work.write(shop, after);
        work.audit({ by, action: 'settings/save', target: 'shop', before, after });
        return after;
      }),
  };
}

/** What a client leaves out stays as it is. */
function changed(before: Settings, { seller, ...change }: SettingsChange): Settings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { name, address, vatId, taxRatePercent } = seller ?? before.seller;
  return {
    ...before,
    ...given,
    seller: { name: name ?? '', address: address ?? '', vatId: vatId ?? '', taxRatePercent },
  };
}
