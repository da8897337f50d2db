import {
  count,
  numberKinds,
  optionalText,
  optionalNumber,
  settingsChange,
  stock,
  type Settings,
  type SettingsChange,
} from '@pedalworks/contract';
import { getIn, setIn } from 'formik';
import { number, object } from 'yup';

/** Settings as form values: numbers as text, and `holdMinutes` in hours. */
export interface SettingsValues {
  readonly holdMinutes: string;
  readonly mostPerOrder: string;
  readonly lowStock: string;
  readonly timeZone: string;
  readonly seller: Readonly<Record<keyof Settings['seller'], string>>;
}

export const settingsRules = object({
  holdMinutes: numberRule('Hours to pay', 'hours').required('Hours to pay is required'),
  mostPerOrder: optionalNumber(count('Maximum per part')),
  lowStock: stock('Low stock'),
  timeZone: settingsChange.fields.timeZone,
  seller: object({
    name: optionalText('Name', 200).required('Name is required'),
    address: optionalText('Address', 500),
    vatId: optionalText('VAT ID', 40),
    taxRatePercent: numberRule('Tax rate in %', 'taxRate').required('Tax rate is required; enter 0 for none'),
  }),
});

function numberRule(label: string, kind: 'hours' | 'taxRate') {
  const { min, max, range } = numberKinds[kind];
  return number()
    .transform((_cast: unknown, text: unknown) => (text === '' ? undefined : Number(text)))
    .min(min, `${label} must be ${range}`)
    .max(max, `${label} must be ${range}`);
}

export function toFormValues({
  holdMinutes,
  mostPerOrder,
  lowStock,
  timeZone,
  seller,
}: Settings): SettingsValues {
  return {
    holdMinutes: String(Number((holdMinutes / 60).toFixed(numberKinds.hours.decimals))),
    mostPerOrder: mostPerOrder === null ? '' : String(mostPerOrder),
    lowStock: String(lowStock),
    timeZone,
    seller: { ...seller, taxRatePercent: String(seller.taxRatePercent) },
  };
}

export const settingsPaths = [
  ...(['holdMinutes', 'mostPerOrder', 'lowStock', 'timeZone'] as const),
  ...(['seller.name', 'seller.address', 'seller.vatId', 'seller.taxRatePercent'] as const),
];

export function toSettingsChange(values: SettingsValues, paths: readonly string[]): SettingsChange {
  const { holdMinutes, mostPerOrder, lowStock, timeZone, seller } = values;
  const numbers = {
    holdMinutes: Math.round(Number(holdMinutes) * 60),
    mostPerOrder: mostPerOrder === '' ? null : Number(mostPerOrder),
    lowStock: Number(lowStock),
  };
  const all = { ...numbers, timeZone, seller: { ...seller, taxRatePercent: Number(seller.taxRatePercent) } };
  return paths.reduce<SettingsChange>(
    (change, path) => setIn(change, path, getIn(all, path)) as SettingsChange,
    {},
  );
}
