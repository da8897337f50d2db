import { isDeepStrictEqual } from 'node:util';
import {
  toCents,
  firstInvalidBreak,
  interfaceProblem,
  type PartInterface,
  type ProductChange,
  type ProductDraft,
  type ProductStatus,
} from '@pedalworks/contract';
import { definedIn } from '../shared/defined-in.ts';
import { invalidField } from '../shared/invalid-field.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import { pricesOf } from './product-answer.ts';
import { fewLeft, isAllowedStock } from './stock-limits.ts';
import {
  productDefaults,
  type NewProduct,
  type ProductEdit,
  type ProductFields,
  type ProductRecord,
} from '../model/products.ts';

type PictureStorage = Pick<PictureAddress, 'stored'>;

export function newProduct(draft: ProductDraft, pictures: PictureStorage): NewProduct {
  const { slug, partNumber, quantity, status = 'active' } = draft;
  const fields = fieldsOf(draft, { ...productDefaults, images: [], quantity }, pictures);
  return { ...fields, slug, partNumber, status };
}

/**
 * @throws ApiError `request/invalid` if a price break is not below the price, or if stock would become negative or
 * exceed `maxQuantity`, or if an interface is invalid
 */
export function editOf(present: ProductRecord, change: ProductChange, pictures: PictureStorage): ProductEdit {
  const fields = fieldsOf(change, { ...present, quantity: stockAfter(present, change) }, pictures);
  requireFallingPrices(fields);
  requireKnownInterfaces(fields.interfaces, present.interfaces);
  const { slug = present.slug, partNumber = present.partNumber } = change;
  const status: ProductStatus = change.status ?? present.status;
  const isCount = change.quantity !== undefined;
  return { fields: { ...fields, slug, partNumber, status }, reason: change.reason ?? '', isCount };
}

function stockAfter(present: ProductRecord, { quantity, stockChange = 0 }: ProductChange): number {
  if (quantity !== undefined) return quantity;
  const after = present.quantity + stockChange;
  if (isAllowedStock(present.quantity, after)) return after;
  const message = after < 0 ? fewLeft(present.quantity) : 'There cannot be that many';
  throw invalidField('stockChange', message);
}

type Defaults = Pick<ProductFields, keyof typeof productDefaults | 'images' | 'quantity'>;
type CommonFields = Omit<ProductFields, 'slug' | 'partNumber' | 'status'>;

function fieldsOf(
  draft: Omit<ProductDraft, 'quantity'>,
  defaults: Defaults,
  pictures: PictureStorage,
): CommonFields {
  const { name, description, minOrder, price, priceBreaks } = draft;
  const { category = defaults.category, range = defaults.range, step = defaults.step } = draft;
  const { specs = defaults.specs, interfaces = defaults.interfaces } = draft;
  const { kind = defaults.kind, fitOverrides = defaults.fitOverrides } = draft;
  const { madeToOrder = defaults.madeToOrder, storage = defaults.storage } = draft;
  const images = imagesOf(draft, defaults, pictures);
  const breaks = priceBreaks?.map((each) => ({ from: each.from, unitPriceCents: toCents(each.price) }));
  return {
    name,
    description,
    priceCents: toCents(price),
    priceBreaks: breaks ?? defaults.priceBreaks,
    quantity: defaults.quantity,
    minOrder,
    step,
    madeToOrder: madeToOrder && { days: madeToOrder.days },
    storage: storage ?? '',
    safety: safetyOf(draft, defaults),
    img: images[0]?.url ?? '',
    images,
    category,
    kind,
    range: range ?? '',
    specs: specs.map(({ name: row, value }) => ({ name: row, value })),
    interfaces: interfaces.map((row) => definedIn(row) as PartInterface),
    fitOverrides: fitOverrides.map(({ productId, verdict, reason }) => ({ productId, verdict, reason })),
  };
}

/** Returns the safety information to store; null if all of it is empty. */
function safetyOf({ safety }: Pick<ProductDraft, 'safety'>, defaults: Defaults): ProductFields['safety'] {
  if (safety === undefined) return defaults.safety;
  const { manufacturer, address, contact, responsible, warnings } = safety ?? {};
  const texts = {
    manufacturer: manufacturer ?? '',
    address: address ?? '',
    contact: contact ?? '',
    responsible: responsible ?? '',
    warnings: warnings ?? '',
  };
  return Object.values(texts).every((text) => text === '') ? null : texts;
}

/** Returns the pictures to store. An older client sends only `img`, which replaces the first picture. */
function imagesOf(
  { name, img, images }: Pick<ProductDraft, 'name' | 'img' | 'images'>,
  defaults: Defaults,
  { stored }: PictureStorage,
): ProductFields['images'] {
  if (images !== undefined && images.length > 0)
    return images.map(({ url, alt }) => ({ url: stored(url), alt: alt ?? '' }));
  const [first, ...others] = images === undefined ? defaults.images : [];
  const url = stored(img);
  if (url === '') return [];
  return [first?.url === url ? first : { url, alt: name }, ...others];
}

/** Validates interfaces. Accepts stored rows, although the table may have changed since. */
function requireKnownInterfaces(rows: readonly PartInterface[], stored: readonly PartInterface[]): void {
  const isStored = (row: PartInterface) => stored.some((each) => isDeepStrictEqual(each, row));
  const problem = interfaceProblem(rows, isStored);
  if (problem !== null) throw invalidField(`interfaces[${problem.path}`, problem.message);
}

function requireFallingPrices(fields: CommonFields) {
  const { price, priceBreaks } = pricesOf(fields);
  const invalid = firstInvalidBreak({ from: 1, price }, priceBreaks);
  if (invalid === null) return;
  throw invalidField(`priceBreaks[${String(invalid.index)}].${invalid.field}`, invalid.message);
}
