import {
  fromCents,
  type CatalogueProduct,
  type PartInterface,
  type Pricing,
  type Product,
  type ProductSafety,
} from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ProductRecord, Rating } from '../model/products.ts';

type Pictures = Pick<PictureAddress, 'absolute'>;

export function toProduct(
  record: ProductRecord,
  pictures: Pictures,
  { fitsWith }: { readonly fitsWith: (record: ProductRecord) => readonly string[] },
): Product {
  return { ...toPublicFields(record, pictures), fitsWith: [...fitsWith(record)] };
}

/** Converts a product for admins, who also see the storage place and a stock below 0. */
export function toAdminProduct(...[record, pictures, snapshot]: Parameters<typeof toProduct>): Product {
  return { ...toStoredFields(record, pictures), fitsWith: [...snapshot.fitsWith(record)] };
}

/** Converts the stored fields of a product for admins. */
export function toStoredFields(record: ProductRecord, pictures: Pictures) {
  const { quantity, storage } = record;
  return { ...toPublicFields(record, pictures), quantity, ...(storage !== '' && { storage }) };
}

function toPublicFields(record: ProductRecord, pictures: Pictures): Omit<Product, 'fitsWith'> {
  const { description, images, status, revision, updatedAt, safety } = record;
  return {
    ...toCatalogueProduct(record, pictures),
    description,
    ...(safety !== null && { safety: toSafety(safety) }),
    images: images.map(({ url, alt }) => ({ url: pictures.absolute(url), alt })),
    status,
    revision,
    updatedAt: updatedAt.toISOString(),
  };
}

export function toCatalogueProduct(record: ProductRecord, { absolute }: Pictures): CatalogueProduct {
  const { id, slug, name, partNumber, category, range, quantity, minOrder, step, img, specs, rating } =
    record;
  const { kind, interfaces, fitOverrides, madeToOrder } = record;
  return {
    _id: id,
    slug,
    name,
    partNumber,
    category,
    ...(kind !== null && { kind }),
    range,
    ...pricesOf(record),
    // A stock below 0 is the shop's own affair, and clients of before know none.
    quantity: Math.max(0, quantity),
    minOrder,
    step,
    ...(madeToOrder !== null && { madeToOrder: { days: madeToOrder.days } }),
    img: absolute(img),
    specs: specs.map(({ name: row, value }) => ({ name: row, value })),
    interfaces: interfaces.map(toInterface),
    ...(fitOverrides.length > 0 && { fitOverrides: fitOverrides.map(toOverride) }),
    rating: averaged(rating),
  };
}

/** Orders the fields as forms do, which compare them. */
function toSafety(safety: ProductSafety): ProductSafety {
  const { manufacturer, address, contact, responsible, warnings } = safety;
  return { manufacturer, address, contact, responsible, warnings };
}

function toOverride({ productId, verdict, reason }: ProductRecord['fitOverrides'][number]) {
  return { productId, verdict, reason };
}

/** Orders the fields so that the catalogue compresses best. */
function toInterface({ side, key, values, min, max, place }: PartInterface) {
  return {
    side,
    key,
    ...(values !== undefined && { values: [...values] }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(place !== undefined && { place }),
  };
}

export function pricesOf({
  priceCents,
  priceBreaks,
}: Pick<ProductRecord, 'priceCents' | 'priceBreaks'>): Pricing & Pick<CatalogueProduct, 'priceBreaks'> {
  const breaks = priceBreaks.map(({ from, unitPriceCents }) => ({ from, price: fromCents(unitPriceCents) }));
  return { price: fromCents(priceCents), priceBreaks: breaks };
}

function averaged({ sum, count }: Rating): Product['rating'] {
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
}
