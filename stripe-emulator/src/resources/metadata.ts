import type Stripe from 'stripe';
import { parameterFailure } from '../failure.ts';
import type { Params } from '../http/params.ts';

/** Sets the given metadata keys; an empty value removes the key (Stripe docs, "Metadata"). */
export function updateMetadata(object: { metadata: Stripe.Metadata }, params: Params): void {
  const entries = Object.entries({ ...object.metadata, ...params.pairs('metadata') });
  object.metadata = Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const clause = /metadata\["(?<key>\w+)"\]:"(?<value>(?:[^"\\]|\\.)*)"/u;
const searchQuery = new RegExp(
  `^${clause.source}(?: OR ${clause.source.replaceAll(/\?<\w+>/gu, '')})*$`,
  'u',
);

/** Searches items by `metadata["key"]:"value"`, or by several such clauses joined by OR (Stripe docs, "Search"). */
export function searchMetadata<T extends { readonly metadata: Stripe.Metadata }>(
  items: Iterable<T>,
  query: string,
): T[] {
  if (!searchQuery.test(query))
    throw parameterFailure('parameter_invalid', 'query', 'This provider only searches metadata.');
  const wanted = Array.from(query.matchAll(new RegExp(clause, 'gu')), ({ groups }) => groups ?? {});
  const unescaped = (value = '') => value.replaceAll(/\\(?<character>.)/gu, '$<character>');
  return [...items].filter(({ metadata }) =>
    wanted.some(({ key = '', value }) => metadata[key] === unescaped(value)),
  );
}
