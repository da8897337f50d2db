import {
  count,
  numberKinds,
  optionalText,
  orAbsent,
  settingsChange,
  stock,
  type Settings,
} from '@pedalworks/contract';
import { number, object } from 'yup';

/** The settings that are typed, as the form holds them: numbers as texts. */
export interface SettingsValues {
  readonly holdMinutes: string;
  readonly mostPerOrder: string;
  readonly lowStock: string;
  readonly timeZone: string;
  readonly seller: Readonly<Record<keyof Settings['seller'], string>>;
}

const { taxRate } = numberKinds;
const taxRateLimits = `Tax rate in % must be ${taxRate.says}`;

/** The contract's rules, with the form's labels in their messages. */
export const settingsRules = object({
  holdMinutes: count('Minutes to pay'),
  mostPerOrder: orAbsent(count('Most of one part')),
  lowStock: stock('Low stock'),
  timeZone: settingsChange.fields.timeZone,
  seller: object({
    name: optionalText('Name', 200).required('Name is required'),
    address: optionalText('Address', 500),
    vatId: optionalText('VAT id', 40),
    taxRatePercent: number()
      .transform((_cast: unknown, typed: unknown) => (typed === '' ? undefined : Number(typed)))
      .min(taxRate.min, taxRateLimits)
      .max(taxRate.max, taxRateLimits)
      .required('Tax rate is required; 0 where there is none'),
  }),
});

export function valuesOf({
  holdMinutes,
  mostPerOrder,
  lowStock,
  timeZone,
  seller,
}: Settings): SettingsValues {
  return {
    holdMinutes: String(holdMinutes),
    mostPerOrder: mostPerOrder === null ? '' : String(mostPerOrder),
    lowStock: String(lowStock),
    timeZone,
    seller: { ...seller, taxRatePercent: String(seller.taxRatePercent) },
  };
}

/** What was changed: the rest stays as another tab may have saved it meanwhile. */
export function changeOf(values: SettingsValues, before: SettingsValues): Partial<Settings> {
  const { holdMinutes, mostPerOrder, lowStock, timeZone, seller } = values;
  const isOtherSeller = JSON.stringify(seller) !== JSON.stringify(before.seller);
  return {
    ...(holdMinutes !== before.holdMinutes && { holdMinutes: Number(holdMinutes) }),
    ...(mostPerOrder !== before.mostPerOrder && {
      mostPerOrder: mostPerOrder === '' ? null : Number(mostPerOrder),
    }),
    ...(lowStock !== before.lowStock && { lowStock: Number(lowStock) }),
    ...(timeZone !== before.timeZone && { timeZone }),
    ...(isOtherSeller && { seller: { ...seller, taxRatePercent: Number(seller.taxRatePercent) } }),
  };
}
