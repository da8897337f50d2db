import { decimalsOf } from '@pedalworks/contract/money';
import {
  noSafety,
  type Category,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductSafety,
  type ProductStatus,
} from '@pedalworks/contract';
import type { FitOverride, PartKindKey } from '@pedalworks/contract/fit';
import { shopCurrency } from '../../../ui/money.ts';
import {
  interfaceValuesOf,
  toPartInterfaces,
  type InterfaceValues,
} from './compatibility/interface-values.ts';

/** Stored picture, or a file that is uploaded on save. */
export interface PictureValue {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly file: File | null;
}

export interface ProductValues {
  readonly pictures: readonly PictureValue[];
  readonly name: string;
  readonly description: string;
  readonly category: Category | '';
  readonly kind: PartKindKey | '';
  readonly range: string;
  readonly partNumber: string;
  readonly slug: string;
  readonly price: string;
  readonly minOrder: string;
  readonly step: string;
  readonly priceBreaks: readonly { readonly from: string; readonly price: string }[];
  readonly quantity: string;
  readonly reason: string;
  /** Days of a part made to order; empty if it is not. */
  readonly daysToMake: string;
  readonly storage: string;
  readonly safety: ProductSafety;
  readonly status: ProductStatus;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly interfaces: readonly InterfaceValues[];
  readonly fitOverrides: readonly FitOverride[];
}

const blank: ProductValues = {
  pictures: [],
  name: '',
  description: '',
  category: '',
  kind: '',
  range: '',
  partNumber: '',
  slug: '',
  price: '',
  minOrder: '',
  step: '',
  priceBreaks: [],
  quantity: '',
  reason: '',
  daysToMake: '',
  storage: '',
  safety: noSafety,
  status: 'active',
  specs: [],
  interfaces: [],
  fitOverrides: [],
};

export function valuesOf(product: Product | null): ProductValues {
  if (product === null) return blank;
  const { name, description, range, partNumber, slug, specs, fitOverrides = [], status } = product;
  return {
    ...{ name, description, range, partNumber, slug, specs, fitOverrides, status },
    interfaces: product.interfaces.map(interfaceValuesOf),
    category: product.category ?? '',
    kind: product.kind ?? '',
    price: product.price.toFixed(decimalsOf(shopCurrency)),
    priceBreaks: product.priceBreaks.map(({ from, price }) => ({
      from: String(from),
      price: price.toFixed(decimalsOf(shopCurrency)),
    })),
    minOrder: String(product.minOrder),
    step: String(product.step),
    quantity: String(product.quantity),
    reason: '',
    daysToMake: product.madeToOrder === undefined ? '' : String(product.madeToOrder.days),
    storage: product.storage ?? '',
    safety: product.safety ?? noSafety,
    pictures: product.images.map(({ url, alt }, index) => ({
      id: `${String(index)} ${url}`,
      src: url,
      alt,
      file: null,
    })),
  };
}

export type Images = NonNullable<ProductDraft['images']>;

export function withImages(values: ProductValues, images: Images): ProductValues {
  const pictures = values.pictures.map((picture, index) => ({ ...picture, src: images[index]?.url ?? '' }));
  return { ...values, pictures };
}

/** Builds the request body for a product, without stock. The server generates a missing slug or part number. */
export function bodyOf(values: ProductValues, images: Images): ProductChange {
  const { name, description, range, partNumber, slug, reason, status, priceBreaks } = values;
  const { storage, daysToMake, safety } = values;
  return {
    ...{ name, description, range, partNumber, slug, reason, status, storage, safety },
    madeToOrder: daysToMake === '' ? null : { days: Number(daysToMake) },
    category: values.category === '' ? null : values.category,
    kind: values.kind === '' ? null : values.kind,
    price: Number(values.price),
    minOrder: Number(values.minOrder),
    step: Number(values.step === '' ? 1 : values.step),
    priceBreaks: priceBreaks.map(({ from, price }) => ({ from: Number(from), price: Number(price) })),
    specs: [...values.specs],
    interfaces: toPartInterfaces(values.interfaces),
    fitOverrides: [...values.fitOverrides],
    img: images[0]?.url ?? '',
    images,
  };
}
