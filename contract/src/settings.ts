import { boolean, number, object, string, type InferType } from 'yup';
import { carriers, defaultCarriers } from './carriers.ts';
import { endpoint } from './endpoint.ts';
import { textChange, count, flag, listOf, singleEtag, stock } from './fields.ts';

/** Who sells, as invoices name them. The tax is part of the prices. */
export const seller = object({
  name: string().defined(),
  /** Several lines. */
  address: string().defined(),
  vatId: string().defined(),
  taxRatePercent: number().required(),
}).required();

/**
 * Whether the shop enforces a product's minimum order, with its step, and its stock (docs/api.md, Orders), and whether reviews
 * of whoever has paid for nothing yet wait for approval, as guests' always do. All are off in a new shop.
 */
export const settings = object({
  enforceMinOrder: boolean().required(),
  enforceStock: boolean().required(),
  moderateReviews: boolean().required(),
  /** How long an order may stay unpaid. */
  holdMinutes: number().integer().required(),
  /** The most of one part in one order; null for no such limit. */
  mostPerOrder: number().integer().nullable().defined(),
  /** The stock at which a part is about to run out. */
  lowStock: number().integer().required(),
  /** IANA, like America/Los_Angeles: where the shop's days begin and end. */
  timeZone: string().required(),
  seller,
  /** Carriers that orders ship with. */
  carriers: listOf(object({ name: string().required(), url: string().required() }).required()),
}).required();
export type Settings = InferType<typeof settings>;

export const newShopSettings: Settings = {
  enforceMinOrder: false,
  enforceStock: false,
  moderateReviews: false,
  holdMinutes: 1440,
  mostPerOrder: null,
  lowStock: 5,
  timeZone: 'America/Los_Angeles',
  seller: { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 0 },
  carriers: [...defaultCarriers],
};

const timeZone = string()
  .strict()
  .typeError('timeZone must be text')
  .test('time-zone', 'Time zone must be one like Europe/Berlin', (zone) => isTimeZone(zone))
  .optional();

/** Whether it names a time zone, in any case; so does nothing. */
export function isTimeZone(zone: string | undefined): boolean {
  if (zone === undefined) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** The changed settings. Absent fields keep their values, as do absent fields of the seller. */
export const settingsChange = object({
  enforceMinOrder: flag('enforceMinOrder').optional(),
  enforceStock: flag('enforceStock').optional(),
  moderateReviews: flag('moderateReviews').optional(),
  holdMinutes: count('holdMinutes').optional(),
  mostPerOrder: count('mostPerOrder').nullable().optional(),
  lowStock: stock('lowStock').optional(),
  timeZone,
  seller: object({
    name: textChange('seller.name', 200),
    address: textChange('seller.address', 500),
    vatId: textChange('seller.vatId', 40),
    taxRatePercent: number()
      .typeError('seller.taxRatePercent must be a number')
      .min(0, 'seller.taxRatePercent must be from 0 to 100')
      .max(100, 'seller.taxRatePercent must be from 0 to 100')
      .test(
        'decimals',
        'seller.taxRatePercent must have at most 3 decimals',
        (rate) => rate === undefined || Number(rate.toFixed(3)) === rate,
      )
      .optional(),
  })
    .default(undefined)
    .optional(),
  /** Replaces the list. */
  carriers: carriers.optional(),
});
export type SettingsChange = InferType<typeof settingsChange>;

/** Clients know the first two settings; the others came later and may be absent. */
const savedSettings = settingsChange.shape({
  enforceMinOrder: flag('enforceMinOrder'),
  enforceStock: flag('enforceStock'),
});

export const settingsEndpoints = {
  getSettings: endpoint('getSettings', {
    noun: 'settings',
    summary: 'What the shop enforces.',
    access: 'anyone',
    status: 200,
    answer: settings,
    versioned: true,
  }),
  saveSettings: endpoint('saveSettings', {
    noun: 'settings',
    summary: 'Saves settings. All but the first two may be absent and keep their values.',
    access: 'admin',
    body: savedSettings,
    status: 200,
    answer: settings,
    versioned: true,
  }),
  changeSettings: endpoint('changeSettings', {
    noun: 'settings',
    summary: 'Changes the settings in the body, unless any setting has changed since the ETag in If-Match.',
    access: 'admin',
    headers: object({ 'If-Match': singleEtag('If-Match') }),
    body: settingsChange,
    status: 200,
    answer: settings,
    versioned: true,
    errors: ['request/changed', 'request/version-missing'],
  }),
} as const;
