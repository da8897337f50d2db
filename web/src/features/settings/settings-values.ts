import {
  count,
  email,
  maxShopEmails,
  numberKinds,
  optionalText,
  optionalNumber,
  settingsChange,
  returnDays,
  stock,
  type Settings,
  type SettingsChange,
  type WithdrawalScope,
} from '@pedalworks/contract';
import { getIn, setIn } from 'formik';
import { number, object, string } from 'yup';

/** Settings as form values: numbers as text, `holdMinutes` in hours, and one of the `shopEmails` per line. */
export interface SettingsValues {
  readonly holdMinutes: string;
  readonly mostPerOrder: string;
  readonly lowStock: string;
  readonly timeZone: string;
  readonly returnDays: string;
  readonly returnAddress: string;
  readonly withdrawal: WithdrawalScope;
  readonly shopEmails: string;
  readonly safety: Settings['safety'];
  readonly seller: Readonly<Record<keyof Settings['seller'], string>>;
}

export const settingsRules = object({
  holdMinutes: numberRule('Hours to pay', 'hours').required('Hours to pay is required'),
  mostPerOrder: optionalNumber(count('Maximum per part')),
  lowStock: stock('Low stock'),
  timeZone: settingsChange.fields.timeZone,
  returnDays: returnDays('Days to return'),
  returnAddress: optionalText('Send returns to', 500),
  safety: object({
    manufacturer: optionalText('Manufacturer', 200),
    address: optionalText('Postal address', 500),
    contact: optionalText('Email or website', 200),
    responsible: optionalText('Responsible person in the EU', 500),
    warnings: optionalText('Warnings', 2000),
  }),
  shopEmails: string().test('emails', (text, { createError }) => {
    const message = emailProblem(linesOf(text ?? ''));
    return message === undefined || createError({ message });
  }),
  seller: object({
    name: optionalText('Name', 200).required('Name is required'),
    address: optionalText('Address', 500),
    vatId: optionalText('VAT ID', 40),
    taxRatePercent: numberRule('Tax rate in %', 'taxRate').required('Tax rate is required; enter 0 for none'),
  }),
});

const linesOf = (text: string) => [
  ...new Set(text.split(/[\n,;]/u).flatMap((line) => line.trim().toLowerCase() || [])),
];

const isEmail = (line: string): boolean => email('Email').isValidSync(line);

function emailProblem(lines: readonly string[]): string | undefined {
  const wrong = lines.find((line) => !isEmail(line));
  if (wrong !== undefined) return `“${wrong}” is not an email address`;
  return lines.length > maxShopEmails ? `Enter at most ${String(maxShopEmails)} email addresses` : undefined;
}

function numberRule(label: string, kind: 'hours' | 'taxRate') {
  const { min, max, range } = numberKinds[kind];
  return number()
    .transform((_cast: unknown, text: unknown) => (text === '' ? undefined : Number(text)))
    .min(min, `${label} must be ${range}`)
    .max(max, `${label} must be ${range}`);
}

export function toFormValues(settings: Settings): SettingsValues {
  const { holdMinutes, mostPerOrder, lowStock, timeZone, seller } = settings;
  const { returnDays: days, returnAddress, withdrawal, shopEmails = [], safety } = settings;
  return {
    holdMinutes: String(Number((holdMinutes / 60).toFixed(numberKinds.hours.decimals))),
    mostPerOrder: mostPerOrder === null ? '' : String(mostPerOrder),
    lowStock: String(lowStock),
    timeZone,
    returnDays: String(days),
    returnAddress,
    withdrawal,
    safety,
    shopEmails: shopEmails.join('\n'),
    seller: { ...seller, taxRatePercent: String(seller.taxRatePercent) },
  };
}

export const settingsPaths = [
  ...(['holdMinutes', 'mostPerOrder', 'lowStock', 'timeZone'] as const),
  ...([
    'safety.manufacturer',
    'safety.address',
    'safety.contact',
    'safety.responsible',
    'safety.warnings',
  ] as const),
  ...(['returnDays', 'returnAddress', 'withdrawal', 'shopEmails'] as const),
  ...(['seller.name', 'seller.address', 'seller.vatId', 'seller.taxRatePercent'] as const),
];

export function toSettingsChange(values: SettingsValues, paths: readonly string[]): SettingsChange {
  const { holdMinutes, mostPerOrder, lowStock, seller } = values;
  const numbers = {
    holdMinutes: Math.round(Number(holdMinutes) * 60),
    mostPerOrder: mostPerOrder === '' ? null : Number(mostPerOrder),
    lowStock: Number(lowStock),
    returnDays: Number(values.returnDays),
  };
  const shopEmails = linesOf(values.shopEmails);
  const all = {
    ...values,
    ...numbers,
    shopEmails,
    seller: { ...seller, taxRatePercent: Number(seller.taxRatePercent) },
  };
  return paths.reduce<SettingsChange>(
    (change, path) => setIn(change, path, getIn(all, path)) as SettingsChange,
    {},
  );
}
