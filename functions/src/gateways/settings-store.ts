import { newShopSettings, type Settings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SettingsPort } from '../settings/settings-port.ts';
import { writeDown } from './audit-store.ts';
import { reading } from './documents.ts';

export const asSettings = reading<Settings, Settings>(({ enforceMinOrder, enforceStock }) => ({
  enforceMinOrder,
  enforceStock,
}));

export function settingsStore(firestore: Firestore): SettingsPort {
  const shop = firestore.collection('settings').doc('shop');
  return {
    read: async () => (await shop.withConverter(asSettings).get()).data() ?? newShopSettings,
    save: (settings, by) =>
      firestore.runTransaction(async (within) => {
        const before = (await within.get(shop.withConverter(asSettings))).data() ?? newShopSettings;
        within.set(shop, { ...settings, updatedAt: Timestamp.now() });
        const { enforceMinOrder, enforceStock } = settings;
        const after = { enforceMinOrder, enforceStock };
        writeDown({ firestore, within }, { by, action: 'settings/save', target: 'shop', before, after });
      }),
  };
}
