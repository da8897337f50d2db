import { array, boolean, number, object, string, type InferType } from 'yup';
import { carrier, carriers, defaultCarriers } from './carriers.ts';
import { endpoint } from './endpoint.ts';
import { textChange, count, email, flag, listOf, returnDays, singleEtag, stock } from './fields.ts';
import { noSafety, safetyChange, storedSafety } from './product-safety.ts';
import { storedForm } from './stored-form.ts';

export const seller = object({
  name: string().defined(),
  address: string().defined(),
  vatId: string().defined(),
  taxRatePercent: number().required(),
}).required();

/** Customers who are offered the withdrawal: none, consumers in the EU, or all consumers. */
export const withdrawalScopes = ['off', 'eu', 'all'] as const;
export type WithdrawalScope = (typeof withdrawalScopes)[number];

/** Maximum addresses that receive the shop's emails. */
export const maxShopEmails = 5;

/** Shop settings. Guest reviews need approval; with `moderateReviews`, also reviews by users without a paid order. */
export const settings = object({
  enforceMinOrder: boolean().required(),
  enforceStock: boolean().required(),
  /** True if orders take stock also without `enforceStock`. Then stock may be negative. */
  countStock: boolean().required(),
  moderateReviews: boolean().required(),
  holdMinutes: number().integer().required(),
  /** Maximum units of one part per order; null for no limit. */
  mostPerOrder: number().integer().nullable().defined(),
  lowStock: number().integer().required(),
  /** IANA time zone, such as America/Los_Angeles. */
  timeZone: string().required(),
  seller,
  carriers: listOf(storedForm(carrier)),
  /** Days after delivery in which customers can return parts. */
  returnDays: number().integer().required(),
  returnAddress: string().defined(),
  withdrawal: string().oneOf(withdrawalScopes).required(),
  /** Safety information of parts that have none of their own. */
  safety: storedSafety.required(),
  /** Recipients of the shop's emails; absent or empty for `SHOP_MAIL`. Only admins receive it. */
  shopEmails: array(string().required()).optional(),
}).required();
export type Settings = InferType<typeof settings>;

/** Settings of a shop that has saved none. `countStock` is off, as in shops that are older than it. */
export const newShopSettings: Settings = {
  enforceMinOrder: false,
  enforceStock: false,
  countStock: false,
  moderateReviews: false,
  holdMinutes: 1440,
  mostPerOrder: null,
  lowStock: 5,
  timeZone: 'America/Los_Angeles',
  seller: { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 0 },
  carriers: [...defaultCarriers],
  returnDays: 60,
  returnAddress: '',
  withdrawal: 'off',
  safety: noSafety,
};

const timeZone = string()
  .strict()
  .typeError('timeZone must be text')
  .test('time-zone', 'Time zone must be one like Europe/Berlin', (zone) => isTimeZone(zone))
  .optional();

/** True if `zone` is an IANA time zone, in upper or lower case, or undefined. */
export function isTimeZone(zone: string | undefined): boolean {
  if (zone === undefined) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** Update of the settings. Absent fields keep their values, also within `seller` and `safety`. */
export const settingsChange = object({
  enforceMinOrder: flag('enforceMinOrder').optional(),
  enforceStock: flag('enforceStock').optional(),
  countStock: flag('countStock').optional(),
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
  carriers: carriers.optional(),
  returnDays: returnDays('returnDays').optional(),
  returnAddress: textChange('returnAddress', 500),
  withdrawal: string()
    .strict()
    .typeError('withdrawal must be text')
    .oneOf(withdrawalScopes, 'withdrawal must be off, eu or all')
    .optional(),
  safety: safetyChange,
  shopEmails: array(email('Each email'))
    .typeError('shopEmails must be a list')
    .max(maxShopEmails, `There can be at most ${String(maxShopEmails)} emails`)
    .optional(),
});
export type SettingsChange = InferType<typeof settingsChange>;

/** Settings to save. Existing clients send only `enforceMinOrder` and `enforceStock`, so all others are optional. */
const savedSettings = settingsChange.shape({
  enforceMinOrder: flag('enforceMinOrder'),
  enforceStock: flag('enforceStock'),
});

export const settingsEndpoints = {
  getSettings: endpoint('getSettings', {
    noun: 'settings',
    summary: 'Returns the shop settings.',
    access: 'anyone',
    status: 200,
    answer: settings,
    versioned: true,
  }),
  saveSettings: endpoint('saveSettings', {
    noun: 'settings',
    summary: 'Saves the settings. The first two are required; the others keep their values if absent.',
    access: 'admin',
    body: savedSettings,
    status: 200,
    answer: settings,
    versioned: true,
  }),
  changeSettings: endpoint('changeSettings', {
    noun: 'settings',
    summary: 'Updates the settings in the body, unless any setting has changed since the ETag in If-Match.',
    access: 'admin',
    headers: object({ 'If-Match': singleEtag() }),
    body: settingsChange,
    status: 200,
    answer: settings,
    versioned: true,
    errors: ['request/changed', 'request/version-missing'],
  }),
} as const;
