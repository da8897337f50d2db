import { newShopSettings, type Settings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SettingsPort } from '../settings/settings-port.ts';
import { runAudited } from './audit-store.ts';
import { reading } from './documents.ts';

const asSettings = reading<Settings, Settings>(({ enforceMinOrder, enforceStock }) => ({
  enforceMinOrder,
  enforceStock,
}));

/** settings/shop, which a new shop does not have. */
export const settingsDocument = (firestore: Firestore) =>
  firestore.collection('settings').doc('shop').withConverter(asSettings);

export function settingsStore(firestore: Firestore): SettingsPort {
  const shop = settingsDocument(firestore);
  return {
    read: async () => (await shop.get()).data() ?? newShopSettings,
    save: (settings, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const before = (await transaction.get(shop)).data() ?? newShopSettings;
        transaction.set(shop.withConverter(null), { ...settings, updatedAt: Timestamp.now() });
        const { enforceMinOrder, enforceStock } = settings;
        const after = { enforceMinOrder, enforceStock };
        audit({ action: 'settings/save', target: 'shop', before, after });
      }),
  };
}
