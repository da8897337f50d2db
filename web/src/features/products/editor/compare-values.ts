import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { fitLabels } from '../../fit/public/fit-labels.ts';
import { interfaceText } from '../../fit/public/interface-text.ts';
import { toPartInterfaces } from './compatibility/interface-values.ts';
import type { ProductValues } from './product-values.ts';

type Field = Exclude<keyof ProductValues, 'reason'>;

const labels: Readonly<Record<Field, string>> = {
  pictures: 'Pictures',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  kind: 'Kind',
  range: 'Range',
  partNumber: 'Part number',
  slug: 'Slug',
  price: 'Price',
  minOrder: 'Minimum order quantity',
  step: 'Order step',
  priceBreaks: 'Price breaks',
  quantity: 'Available quantity',
  daysToMake: 'Days to make',
  storage: 'Storage place',
  safety: 'Product safety',
  status: 'Status',
  specs: 'Specs',
  interfaces: 'Compatibility',
  fitOverrides: 'Compatibility overrides',
};
const fields = Object.keys(labels) as Field[];

export interface Versions {
  readonly base: ProductValues;
  readonly mine: ProductValues;
  readonly theirs: ProductValues;
}

export function areSame(one: ProductValues, other: ProductValues): boolean {
  return fields.every((field) => isSame(field, one, other));
}

/** Merges the user's edit into another admin's: the user's changed fields win, and changes in stock add up. */
export function mergedValues({ base, mine, theirs }: Versions): ProductValues {
  const typed = fields.filter((field) => !isSame(field, base, mine));
  const counted = Number(theirs.quantity) + Number(mine.quantity) - Number(base.quantity);
  return {
    ...theirs,
    ...Object.fromEntries(typed.map((field) => [field, mine[field]])),
    reason: mine.reason,
    // Orders may have taken more than there was, but an edit takes at most what is there.
    quantity: String(Math.max(Math.min(0, Number(theirs.quantity)), counted)),
  };
}

/**
 * Compares the user's edit with another admin's. `both` lists the fields that they changed to different values;
 * `theirs` lists the labels of the fields that only the other admin changed.
 */
export function conflicts({ base, mine, theirs }: Versions) {
  const changed = fields.filter((field) => !isSame(field, mine, theirs) && !isSame(field, base, theirs));
  const isMine = (field: Field) => field !== 'quantity' && !isSame(field, base, mine);
  return {
    both: changed
      .filter(isMine)
      .map((field) => ({ label: labels[field], theirs: text(field, theirs), mine: text(field, mine) })),
    theirs: changed.filter((field) => !isMine(field)).map((field) => labels[field]),
  };
}

function text(field: Field, values: ProductValues): string {
  if (field === 'safety') return joined(Object.values(values.safety).filter((each) => each !== ''));
  const value = values[field];
  if (field === 'price') return formatMoney(Number(values.price));
  if (field === 'pictures') return `${formatNumber(value.length)} of them`;
  if (field === 'interfaces') return joined(toPartInterfaces(values.interfaces).map(interfaceText));
  if (field === 'fitOverrides')
    return joined(values.fitOverrides.map(({ verdict, reason }) => `${fitLabels[verdict]}: ${reason}`));
  if (typeof value !== 'string') return joined(value.map((item) => Object.values(item).join(': ')));
  return value === '' ? 'empty' : value;
}

const joined = (texts: readonly string[]) => texts.join('; ') || 'none';

function isSame(field: Field, one: ProductValues, other: ProductValues): boolean {
  return comparable(field, one) === comparable(field, other);
}

function comparable(field: Field, values: ProductValues): string {
  // Ignores the ids of pictures, which differ between versions.
  if (field === 'pictures') return JSON.stringify(values.pictures.map(({ src, alt }) => [src, alt]));
  // Ignores how a number was typed.
  if (field === 'interfaces') return JSON.stringify(toPartInterfaces(values.interfaces));
  return JSON.stringify(values[field]);
}
