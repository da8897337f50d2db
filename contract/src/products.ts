import { number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  acknowledged,
  count,
  documentId,
  listOf,
  pageQuery,
  pictureUrl,
  price,
  requiredText,
  stock,
} from './fields.ts';

/** A product as every list answers it (docs/product.md, Entities). `price` is a decimal amount in the shop's currency. */
export const product = object({
  _id: string().required(),
  name: string().required(),
  img: string().required(),
  description: string().required(),
  price: number().required(),
  quantity: number().integer().required(),
  minOrder: number().integer().required(),
}).required();
export type Product = InferType<typeof product>;

/** What the Add Product form sends, with its messages (docs/product.md, Forms). */
export const productDraft = object({
  name: requiredText('Name', 200),
  description: requiredText('Description', 5000),
  price: price('Price'),
  quantity: stock('Available quantity'),
  minOrder: count('Minimum order quantity'),
  img: pictureUrl('Image'),
});
export type ProductDraft = InferType<typeof productDraft>;

const productId = object({ id: documentId('id') });

export const productEndpoints = {
  listProducts: endpoint('listProducts', {
    noun: 'products',
    summary: 'The products in display order.',
    who: 'anyone',
    query: object(pageQuery),
    status: 200,
    answer: listOf(product),
    cacheable: true,
    paged: true,
  }),
  listAllProducts: endpoint('listAllProducts', {
    noun: 'products',
    summary: 'The products in display order, never from a cache.',
    who: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(product),
    paged: true,
  }),
  addProduct: endpoint('addProduct', {
    noun: 'products',
    summary: 'Adds a product to the shop.',
    who: 'admin',
    body: productDraft,
    status: 201,
    answer: acknowledged({ insertedId: string().required() }),
  }),
  deleteProduct: endpoint('deleteProduct', {
    noun: 'products',
    summary: 'Takes a product out of the shop. Orders keep their copy of its name and price.',
    who: 'admin',
    params: productId,
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['products/not-found'],
  }),
} as const;
