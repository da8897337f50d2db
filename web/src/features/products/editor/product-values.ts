import type { Category, Product, ProductChange, ProductDraft, ProductStatus } from '@pedalworks/contract';

/** A picture of a product in a form: one the shop has, or a file that is sent when the form is saved. */
export interface PictureValue {
  readonly id: string;
  /** Where it is; of a file the browser's own address of it. */
  readonly src: string;
  readonly alt: string;
  readonly file: File | null;
}

/** What a product can have beside the fields that every one needs, as typed. */
export interface ExtraValues {
  readonly category: Category | '';
  readonly range: string;
  readonly partNumber: string;
  readonly slug: string;
  readonly step: string;
  readonly priceBreaks: readonly { readonly from: string; readonly price: string }[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly fitsWith: readonly string[];
}

/** A product in the editor, as typed. */
export interface ProductValues extends ExtraValues {
  readonly pictures: readonly PictureValue[];
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly minOrder: string;
  readonly quantity: string;
  readonly stockReason: string;
  readonly status: ProductStatus;
}

export const noExtras: ExtraValues = {
  category: '',
  range: '',
  partNumber: '',
  slug: '',
  step: '',
  priceBreaks: [],
  specs: [],
  fitsWith: [],
};

export function valuesOf(product: Product): ProductValues {
  const { name, description, range, partNumber, slug, specs, fitsWith, status } = product;
  return {
    name,
    description,
    range,
    partNumber,
    slug,
    specs,
    fitsWith,
    status,
    category: product.category ?? '',
    price: product.price.toFixed(2),
    priceBreaks: product.priceBreaks.map(({ from, price }) => ({
      from: String(from),
      price: price.toFixed(2),
    })),
    minOrder: String(product.minOrder),
    step: String(product.step),
    quantity: String(product.quantity),
    stockReason: '',
    pictures: product.images.map(({ url, alt }, index) => ({
      id: `${String(index)} ${url}`,
      src: url,
      alt,
      file: null,
    })),
  };
}

/** The pictures as they are sent, in their order. */
export type Images = NonNullable<ProductDraft['images']>;

/** What was typed, with its pictures where they are once they have been sent. */
export function withImages(values: ProductValues, images: Images): ProductValues {
  const pictures = values.pictures.map((picture, index) => ({ ...picture, src: images[index]?.url ?? '' }));
  return { ...values, pictures };
}

/** What is sent of a product that was edited. */
export function changeOf(values: ProductValues, images: Images): ProductChange {
  const { name, description, status, category, range, stockReason } = values;
  return {
    ...filledExtras(values),
    name,
    description,
    status,
    price: Number(values.price),
    minOrder: Number(values.minOrder),
    step: Number(values.step === '' ? 1 : values.step),
    category: category === '' ? null : category,
    range,
    priceBreaks: breaksOf(values),
    specs: [...values.specs],
    fitsWith: [...values.fitsWith],
    img: images[0]?.url ?? '',
    images,
    reason: stockReason,
  };
}

/** Of what may be left alone, that which was filled in. */
export function filledExtras(values: ExtraValues) {
  const { category, range, partNumber, slug, step, specs, fitsWith } = values;
  return {
    category: category === '' ? undefined : category,
    range: filled(range),
    partNumber: filled(partNumber),
    slug: filled(slug),
    step: step === '' ? undefined : Number(step),
    priceBreaks: atLeastOne(breaksOf(values)),
    specs: atLeastOne(specs),
    fitsWith: atLeastOne(fitsWith),
  };
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

function atLeastOne<T>(rows: readonly T[]): T[] | undefined {
  return rows.length === 0 ? undefined : [...rows];
}

function breaksOf({ priceBreaks }: Pick<ExtraValues, 'priceBreaks'>) {
  return priceBreaks.map(({ from, price }) => ({ from: Number(from), price: Number(price) }));
}
