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
  pageQuery,
  pictureUrl,
  price,
  requiredText,
  stock,
} from './fields.ts';
import {
  categories,
  category,
  fitsWith,
  images,
  partNumber,
  priceBreaks,
  productKey,
  productStatus,
  productStatuses,
  slug,
  specs,
  step,
  stockChange,
} from './product-fields.ts';

/** What a list, a filter and a search need of a product. Amounts are decimal, in the shop's currency. */
const catalogueFields = {
  _id: string().required(),
  slug: string().required(),
  name: string().required(),
  /** Empty only on what was stored before there were part numbers. */
  partNumber: string().defined(),
  /** Null for a product without one. */
  category: string().oneOf(categories).nullable().defined(),
  /** The line of products it belongs to, like Meridian; may be empty. */
  range: string().defined(),
  price: number().required(),
  /** What one costs from a quantity on: `from` rises, `price` falls from below the product's own. */
  priceBreaks: listOf(object({ from: number().integer().required(), price: number().required() })),
  /** How many are left. */
  quantity: number().integer().required(),
  minOrder: number().integer().required(),
  /** It is sold in multiples of this. */
  step: number().integer().required(),
  /** The first of its pictures; empty without one. */
  img: string().defined(),
  specs: listOf(object({ name: string().required(), value: string().required() })),
  /** Of its published reviews, each counted from 1 to 5; `average` has two decimals and is 0 where there are none. */
  rating: object({ average: number().required(), count: number().integer().required() }).required(),
};

/** A line of the catalogue. */
export const catalogueProduct = object(catalogueFields).required();
export type CatalogueProduct = InferType<typeof catalogueProduct>;

/** A product as every other call answers it (docs/product.md, Entities). */
export const product = object({
  ...catalogueFields,
  description: string().defined(),
  images: listOf(object({ url: string().required(), alt: string().defined() })),
  /** Ids of products. */
  fitsWith: array(string().required()).required(),
  status: string().oneOf(productStatuses).required(),
  /** How often it was edited; sales and reviews do not count. In quotes it is the product's ETag. */
  revision: number().integer().required(),
  updatedAt: string().required(),
}).required();
export type Product = InferType<typeof product>;

/** What the Add Product form sends, with its messages (docs/product.md, Forms). All but six fields may be absent. */
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
  range: optionalText('Range', 60),
  specs,
  images,
  fitsWith,
  step,
  priceBreaks,
  status: productStatus,
});
export type ProductDraft = InferType<typeof productDraft>;

/**
 * A product as an admin saves it: what is absent stays as it is. Stock is sold meanwhile: `stockChange` says how many came or
 * went, `quantity` how many were counted.
 */
export const productChange = productDraft.shape({
  quantity: optionalNumber(stock('Available quantity')),
  stockChange: stockChange('Stock change'),
  /** Why the stock was changed, for the audit log. */
  reason: optionalText('Reason', 200),
});
export type ProductChange = InferType<typeof productChange>;

const productId = object({ id: documentId('id') });

export const productEndpoints = {
  listProducts: endpoint('listProducts', {
    noun: 'products',
    summary: 'The active products in display order.',
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
      'The active products in display order, or with status=archived the archived ones, newest first; never from a cache.',
    access: 'admin',
    query: object({ status: productStatus, ...pageQuery }),
    status: 200,
    answer: listOf(product),
    paged: true,
  }),
  listCatalogue: endpoint('listCatalogue', {
    noun: 'products',
    summary: 'Every active product in display order, compact: what a list, a filter and a search need.',
    access: 'anyone',
    status: 200,
    answer: listOf(catalogueProduct),
    cacheable: true,
  }),
  getProduct: endpoint('getProduct', {
    noun: 'products',
    summary: 'One product by its id, slug, former slug or part number. An archived one is for admins.',
    access: 'anyone',
    params: object({ id: productKey }),
    status: 200,
    answer: product,
    cacheable: true,
    versioned: true,
    errors: ['products/not-found', 'products/archived'],
  }),
  addProduct: endpoint('addProduct', {
    noun: 'products',
    summary: 'Adds a product to the shop. Slug and part number are made up where absent.',
    access: 'admin',
    body: productDraft,
    status: 201,
    answer: acknowledged({ insertedId: string().required() }),
    errors: ['products/slug-taken', 'products/part-number-taken'],
  }),
  saveProduct: endpoint('saveProduct', {
    noun: 'products',
    summary:
      'Changes a product, unless somebody else edited it since it was read: If-Match holds the ETag it was read with, which sales and reviews leave as it is. Answers the product as it is then; so does a refusal, with its ETag.',
    access: 'admin',
    params: productId,
    headers: object({ 'If-Match': singleEtag('If-Match') }),
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
    summary:
      'Takes a product out of the shop: it is archived. Orders keep their copy of its name and price; saving it as active brings it back.',
    access: 'admin',
    params: productId,
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['products/not-found'],
  }),
  changeProducts: endpoint('changeProducts', {
    noun: 'products',
    summary:
      'Archives up to 100 products or brings them back, each on its own. It runs to its end even if the client disconnects, and answers the ids of those it changed.',
    access: 'admin',
    body: object({
      status: productStatus.required('status is required'),
      products: bulkItems('products', bulkItem('products')),
    }),
    status: 200,
    answer: bulkAnswer(string().required()),
  }),
} as const;
