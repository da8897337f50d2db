import { number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, optionalText } from './fields.ts';
import { orderStatuses } from './order-moves.ts';
import { productStatuses } from './product-fields.ts';
import { returnStates } from './return-moves.ts';
import { maxSearchCharacters } from './search-text.ts';

/** Maximum number of results of each kind: orders, returns, parts and people. */
export const maxResults = 8;

export const searchResults = object({
  orders: listOf(
    object({
      _id: string().required(),
      number: string().required(),
      customerName: string().defined(),
      customerEmail: string().defined(),
      status: string().oneOf(orderStatuses).required(),
      /** Units of a half-shipped order; absent for other orders. */
      partlyShipped: object({ sent: number().required(), total: number().required() })
        .default(undefined)
        .optional(),
      price: number().required(),
      currency: string().required(),
      createdAt: string().required(),
      /** Text of the order that the search matched, if it is not in the fields above; may be empty. */
      match: string().defined(),
    }).required(),
  ),
  parts: listOf(
    object({
      _id: string().required(),
      name: string().required(),
      partNumber: string().defined(),
      status: string().oneOf(productStatuses).required(),
      quantity: number().integer().required(),
    }).required(),
  ),
  returns: listOf(
    object({
      _id: string().required(),
      number: string().required(),
      orderNumber: string().required(),
      customerName: string().defined(),
      customerEmail: string().defined(),
      state: string().oneOf(returnStates).required(),
    }).required(),
  ),
  people: listOf(
    object({ _id: string().required(), name: string().defined(), email: string().required() }).required(),
  ),
}).required();
export type SearchResults = InferType<typeof searchResults>;

export const searchEndpoints = {
  searchShop: endpoint('searchShop', {
    noun: 'search',
    summary:
      'Searches orders, returns, parts and people. Every word in q must begin a word. Returns up to eight of each: exact numbers and names first, then the newest.',
    access: 'admin',
    query: object({ q: optionalText('q', maxSearchCharacters) }),
    status: 200,
    answer: searchResults,
  }),
} as const;
