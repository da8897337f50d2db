import { boolean, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag } from './fields.ts';

/**
 * Whether the shop enforces a product's minimum order, with its step, and its stock (docs/api.md, Orders), and whether reviews
 * of whoever has paid for nothing yet wait for approval, as guests' always do. All are off in a new shop.
 */
export const settings = object({
  enforceMinOrder: boolean().required(),
  enforceStock: boolean().required(),
  moderateReviews: boolean().required(),
}).required();
export type Settings = InferType<typeof settings>;

export const newShopSettings: Settings = {
  enforceMinOrder: false,
  enforceStock: false,
  moderateReviews: false,
};

/** `moderateReviews` came later: a client that does not know it leaves it alone. */
export const settingsChange = object({
  enforceMinOrder: flag('enforceMinOrder'),
  enforceStock: flag('enforceStock'),
  moderateReviews: flag('moderateReviews').optional(),
});
export type SettingsChange = InferType<typeof settingsChange>;

export const settingsEndpoints = {
  getSettings: endpoint('getSettings', {
    noun: 'settings',
    summary: 'What the shop enforces.',
    who: 'anyone',
    status: 200,
    answer: settings,
  }),
  saveSettings: endpoint('saveSettings', {
    noun: 'settings',
    summary: 'Changes what the shop enforces. Without moderateReviews that stays as it is.',
    who: 'admin',
    body: settingsChange,
    status: 200,
    answer: settings,
  }),
} as const;
