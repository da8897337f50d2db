import { newShopSettings, type Settings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SettingsPort } from '../settings/settings-port.ts';
import { reading } from './documents.ts';

export const asSettings = reading<Settings, Settings>(({ enforceMinOrder, enforceStock }) => ({
  enforceMinOrder,
  enforceStock,
}));

export function settingsStore(firestore: Firestore): SettingsPort {
  const shop = firestore.collection('settings').doc('shop');
  return {
    read: async () => (await shop.withConverter(asSettings).get()).data() ?? newShopSettings,
    save: async (settings) => {
      await shop.set({ ...settings, updatedAt: Timestamp.now() });
    },
  };
}
