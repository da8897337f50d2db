import { formatMoney } from '../../../ui/money.ts';
import { categoryLabels } from '../catalogue/categories.ts';
import type { ProductValues } from './product-values.ts';

type Field = Exclude<keyof ProductValues, 'stockReason'>;

interface Shown {
  readonly label: string;
  /** The field as people read it; `nameOf` knows what a part is called by its id. */
  readonly text: (values: ProductValues, nameOf: (id: string) => string) => string;
}

/** Every field of a product in the order of its form. */
const shown: Readonly<Record<Field, Shown>> = {
  pictures: {
    label: 'Pictures',
    text: ({ pictures }) =>
      `${String(pictures.length)}: ${pictures.map(({ alt }) => (alt === '' ? 'without text' : alt)).join(', ')}`,
  },
  name: { label: 'Name', text: ({ name }) => name },
  description: { label: 'Description', text: ({ description }) => description },
  category: {
    label: 'Category',
    text: ({ category }) => (category === '' ? 'None' : categoryLabels[category]),
  },
  range: { label: 'Range', text: ({ range }) => range },
  partNumber: { label: 'Part number', text: ({ partNumber }) => partNumber },
  slug: { label: 'Slug', text: ({ slug }) => slug },
  price: { label: 'Price', text: ({ price }) => formatMoney(Number(price)) },
  priceBreaks: {
    label: 'Price breaks',
    text: ({ priceBreaks }) =>
      priceBreaks.map(({ from, price }) => `from ${from}: ${formatMoney(Number(price))}`).join(', '),
  },
  minOrder: { label: 'Minimum order quantity', text: ({ minOrder }) => minOrder },
  step: { label: 'Order step', text: ({ step }) => step },
  quantity: { label: 'Available quantity', text: ({ quantity }) => quantity },
  specs: {
    label: 'Specs',
    text: ({ specs }) => specs.map(({ name, value }) => `${name}: ${value}`).join(', '),
  },
  fitsWith: { label: 'Fits with', text: ({ fitsWith }, nameOf) => fitsWith.map(nameOf).join(', ') },
  status: { label: 'Status', text: ({ status }) => (status === 'active' ? 'On sale' : 'Archived') },
};
const fields = Object.keys(shown) as Field[];

interface Versions {
  /** As the product was when both began. */
  readonly base: ProductValues;
  readonly mine: ProductValues;
  readonly theirs: ProductValues;
}

/** Whether two versions are the same in every field. */
export function areSame(one: ProductValues, other: ProductValues): boolean {
  return fields.every((field) => isSame(field, one, other));
}

/** What was typed, over what somebody else saved meanwhile: a field left alone is theirs. */
export function mergedValues({ base, mine, theirs }: Versions): ProductValues {
  const typed = fields.filter((field) => !isSame(field, base, mine));
  return { ...theirs, stockReason: mine.stockReason, ...picked(mine, typed) };
}

/** The fields that were typed in and are not theirs, and the labels of those that only they changed. */
export function differences({ base, mine, theirs }: Versions, nameOf: (id: string) => string) {
  const other = fields.filter((field) => !isSame(field, mine, theirs));
  const [onlyTheirs, typed] = [true, false].map((isLeft) =>
    other.filter((field) => isSame(field, base, mine) === isLeft),
  );
  return {
    rows: (typed ?? []).map((field) => ({
      label: shown[field].label,
      mine: shown[field].text(mine, nameOf),
      theirs: shown[field].text(theirs, nameOf),
    })),
    onlyTheirs: (onlyTheirs ?? []).map((field) => shown[field].label),
  };
}

function picked(values: ProductValues, names: readonly Field[]): Partial<ProductValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isSame(field: Field, one: ProductValues, other: ProductValues): boolean {
  return comparable(field, one) === comparable(field, other);
}

function comparable(field: Field, values: ProductValues): string {
  // A picture that was moved is the same picture, whatever its row is called.
  if (field === 'pictures') return JSON.stringify(values.pictures.map(({ src, alt }) => [src, alt]));
  if (field === 'price') return Number(values.price).toFixed(2);
  return JSON.stringify(values[field]);
}
