import { array, number, object, string, type InferType } from 'yup';
import { bulkAnswer, bulkItem, bulkItems } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import {
  acknowledged,
  count,
  documentId,
  listOf,
  singleEtag,
  optionalText,
  optionalNumber,
  pictureUrl,
  price,
  requiredText,
  stock,
} from './fields.ts';
import { pageQuery } from './paging.ts';
import {
  categories,
  category,
  fitsWith,
  images,
  kind,
  madeToOrder,
  partNumber,
  priceBreaks,
  productKey,
  productStatus,
  productStatuses,
  slug,
  spec,
  specs,
  step,
  stockChange,
  storage,
} from './product-fields.ts';
import {
  changedInterfaces,
  fitOverrides,
  partInterfaces,
  storedInterface,
  storedOverride,
} from './fit-fields.ts';
import { partKindKeys } from './fit/kinds.ts';
import { maxSearchCharacters } from './search-text.ts';
import { safety, storedSafety } from './product-safety.ts';
import { storedForm } from './stored-form.ts';

/**
 * Unit prices by minimum quantity. From entry to entry `from` rises and `price` falls; all are below the regular price.
 */
export const storedPriceBreaks = listOf(
  object({ from: number().integer().required(), price: number().required() }),
);

/** Fields of a product in the catalogue. Amounts are decimal, in the shop's currency. */
const catalogueFields = {
  _id: string().required(),
  slug: string().required(),
  name: string().required(),
  partNumber: string().defined(),
  category: string().oneOf(categories).nullable().defined(),
  /** Kind of part, such as `rear-wheel`. Absent if unknown. Compatibility depends on it. */
  kind: string().oneOf(partKindKeys).optional(),
  /** Product line, such as Meridian; may be empty. */
  range: string().defined(),
  price: number().required(),
  priceBreaks: storedPriceBreaks,
  /** Stock. Admins also see how far it is below 0; for all others it is 0 then. */
  quantity: number().integer().required(),
  minOrder: number().integer().required(),
  step: number().integer().required(),
  /** Present if the part is sold beyond its stock. Units that are not in stock ship after about `days` days. */
  madeToOrder: object({ days: number().integer().required() }).default(undefined).optional(),
  img: string().defined(),
  specs: listOf(storedForm(spec)),
  interfaces: listOf(storedInterface),
  /** Present if an admin confirmed or denied that another product fits. */
  fitOverrides: listOf(storedOverride).optional(),
  /** `average` has two decimals; it is 0 if there are no reviews. */
  rating: object({ average: number().required(), count: number().integer().required() }).required(),
};

export const catalogueProduct = object(catalogueFields).required();
export type CatalogueProduct = InferType<typeof catalogueProduct>;

export const product = object({
  ...catalogueFields,
  description: string().defined(),
  /** Present if the product has safety information of its own. */
  safety: storedSafety.default(undefined).optional(),
  images: listOf(object({ url: string().required(), alt: string().defined() })),
  fitsWith: array(string().required()).required(),
  /** Storage place in the workshop. Only admins receive it. */
  storage: string().optional(),
  status: string().oneOf(productStatuses).required(),
  /** Number of edits, not counting sales and reviews. The product's ETag is this number in quotes. */
  revision: number().integer().required(),
  updatedAt: string().required(),
}).required();
export type Product = InferType<typeof product>;

/** New product. Only the fields up to `img` are required (docs/product.md, Forms). */
export const productDraft = object({
  name: requiredText('Name', 200),
  description: requiredText('Description', 5000),
  price: price('Price'),
  quantity: stock('Available quantity'),
  minOrder: count('Minimum order quantity'),
  img: pictureUrl('Image'),
  slug: slug('Slug'),
  partNumber: partNumber('Part number'),
  category,
  kind,
  range: optionalText('Range', 60),
  specs,
  images,
  /** Accepted from existing clients and ignored: the answer computes it from `interfaces` and `fitOverrides`. */
  fitsWith,
  interfaces: partInterfaces,
  fitOverrides,
  step,
  priceBreaks,
  safety,
  madeToOrder,
  storage,
  status: productStatus,
});
export type ProductDraft = InferType<typeof productDraft>;

/** Update of a product. Absent fields keep their values. `stockChange` is relative: orders also change stock. */
export const productChange = productDraft.shape({
  interfaces: changedInterfaces,
  quantity: optionalNumber(stock('Available quantity')),
  stockChange: stockChange('Stock change'),
  reason: optionalText('Reason', 200),
});
export type ProductChange = InferType<typeof productChange>;

const productId = object({ id: documentId('id') });

/** Sort orders of the admin product list; `-` sorts descending. */
export const productSorts = ['name', 'price', 'quantity', 'minOrder'].flatMap((field) => [
  field,
  `-${field}`,
]);

const productFilter = {
  status: productStatus,
  search: optionalText('search', maxSearchCharacters),
  stock: string().strict().oneOf(['low', 'none'], 'stock can only be low or none').optional(),
  sort: string()
    .strict()
    .oneOf(productSorts, `sort must be one of ${productSorts.join(', ')}`)
    .optional(),
};

export const productEndpoints = {
  listProducts: endpoint('listProducts', {
    noun: 'products',
    summary: 'Lists the active products in display order.',
    access: 'anyone',
    query: object(pageQuery),
    status: 200,
    answer: listOf(product),
    cacheable: true,
    paged: true,
  }),
  listAllProducts: endpoint('listAllProducts', {
    noun: 'products',
    summary:
      'Lists the active products in display order, or with status=archived the archived ones, newest first. Never cached. search matches the beginnings of words of name and part number, exact matches first. stock=low and stock=none list products with little or no stock, least stock first. sort applies to lists without search and stock. A page may hold fewer items than its limit.',
    access: 'admin',
    query: object({ ...productFilter, ...pageQuery }),
    status: 200,
    answer: listOf(product),
    paged: true,
  }),
  listCatalogue: endpoint('listCatalogue', {
    noun: 'products',
    summary:
      'Lists all active products in display order, with the fields that lists, filters and search need.',
    access: 'anyone',
    status: 200,
    answer: listOf(catalogueProduct),
    cacheable: true,
  }),
  getProduct: endpoint('getProduct', {
    noun: 'products',
    summary:
      'Returns a product by its id, slug, former slug or part number. Archived products are visible to admins only.',
    access: 'anyone',
    params: object({ id: productKey }),
    status: 200,
    answer: product,
    cacheable: true,
    productNames: ['id'],
    versioned: true,
    errors: ['products/not-found', 'products/archived'],
  }),
  addProduct: endpoint('addProduct', {
    noun: 'products',
    summary: 'Adds a product. Generates slug and part number if they are absent.',
    access: 'admin',
    body: productDraft,
    status: 201,
    answer: acknowledged({ insertedId: string().required() }),
    errors: ['products/slug-taken', 'products/part-number-taken'],
  }),
  saveProduct: endpoint('saveProduct', {
    noun: 'products',
    summary:
      'Updates a product, unless it was edited since the ETag in If-Match. Sales and reviews do not change the ETag. Returns the current product; a rejected update does too.',
    access: 'admin',
    params: productId,
    headers: object({ 'If-Match': singleEtag() }),
    body: productChange,
    status: 200,
    answer: product,
    versioned: true,
    errors: [
      'products/not-found',
      'products/changed',
      'products/version-missing',
      'products/slug-taken',
      'products/part-number-taken',
    ],
  }),
  deleteProduct: endpoint('deleteProduct', {
    noun: 'products',
    summary: 'Archives a product. Past orders keep its name and price. Saving it as active restores it.',
    access: 'admin',
    params: productId,
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['products/not-found'],
  }),
  changeProducts: endpoint('changeProducts', {
    noun: 'products',
    summary:
      'Archives or restores up to 100 products, each on its own. Completes even if the client disconnects, and returns the ids of the changed products.',
    access: 'admin',
    body: object({
      status: productStatus.required('status is required'),
      products: bulkItems('products', bulkItem('products')),
    }),
    status: 200,
    answer: bulkAnswer(string().required()),
  }),
} as const;
