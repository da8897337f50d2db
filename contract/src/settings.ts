import { boolean, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag } from './fields.ts';

/** Whether the shop enforces a product's minimum order and stock (docs/api.md, Orders). Both are off in a new shop. */
export const settings = object({
  enforceMinOrder: boolean().required(),
  enforceStock: boolean().required(),
}).required();
export type Settings = InferType<typeof settings>;

export const newShopSettings: Settings = { enforceMinOrder: false, enforceStock: false };

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
    summary: 'Changes what the shop enforces.',
    who: 'admin',
    body: object({ enforceMinOrder: flag('enforceMinOrder'), enforceStock: flag('enforceStock') }),
    status: 200,
    answer: settings,
  }),
} as const;
