import { newShopSettings, type Settings } from '@pedalworks/contract';
import type { SettingsPort } from '../settings/settings-port.ts';
import { changeWrittenDown } from './audit-store.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestorePackage } from './when-needed.ts';

export const asSettings = reading<Settings, Settings>(({ enforceMinOrder, enforceStock }) => ({
  enforceMinOrder,
  enforceStock,
}));

export function settingsStore(firebase: Pick<Firebase, 'firestore'>): SettingsPort {
  const shop = () => firebase.firestore.collection('settings').doc('shop');
  return {
    read: async () => (await shop().withConverter(asSettings).get()).data() ?? newShopSettings,
    save: (settings, by) =>
      changeWrittenDown(firebase.firestore, async (within, writeDeed) => {
        const before = (await within.get(shop().withConverter(asSettings))).data() ?? newShopSettings;
        within.set(shop(), { ...settings, updatedAt: firestorePackage().Timestamp.now() });
        const { enforceMinOrder, enforceStock } = settings;
        const after = { enforceMinOrder, enforceStock };
        writeDeed({ by, action: 'settings/save', target: 'shop', before, after });
      }),
  };
}
