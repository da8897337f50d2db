import { newShopSettings, type Settings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SettingsPort } from '../settings/settings-port.ts';
import { runAudited } from './audit-store.ts';
import { reading } from './documents.ts';

/** What was saved before there was a setting lacks it. */
const asSettings = reading<Partial<Settings>, Settings>((stored) => {
  const { enforceMinOrder, enforceStock, moderateReviews } = { ...newShopSettings, ...stored };
  return { enforceMinOrder, enforceStock, moderateReviews };
});

/** settings/shop, which a new shop does not have. */
export const settingsDocument = (firestore: Firestore) =>
  firestore.collection('settings').doc('shop').withConverter(asSettings);

export function settingsStore(firestore: Firestore): SettingsPort {
  const shop = settingsDocument(firestore);
  return {
    read: async () => (await shop.get()).data() ?? newShopSettings,
    save: ({ enforceMinOrder, enforceStock, moderateReviews }, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        const before = (await transaction.get(shop)).data() ?? newShopSettings;
        const moderate = moderateReviews ?? before.moderateReviews;
        const after = { enforceMinOrder, enforceStock, moderateReviews: moderate };
        transaction.set(shop.withConverter(null), { ...after, updatedAt: Timestamp.now() });
        audit({ action: 'settings/save', target: 'shop', before, after });
        return after;
      }),
  };
}
