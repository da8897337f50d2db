import { number, string } from 'yup';

const wholeNumber = /^[0-9]{1,15}$/u;

/** Opaque position in a list: two sort values and a document id. */
const cursorPattern = '^[0-9]{1,15}-[0-9]{1,9}-[A-Za-z0-9-][A-Za-z0-9_-]{0,127}$';

export const pageQuery = pagingOf(100, cursorPattern);

/** Query for a page of several lists joined end to end. The cursor starts with the index of the current list. */
export const joinedPageQuery = (maxItems: number) =>
  pagingOf(maxItems, `^[0-9]\\.(${cursorPattern.slice(1, -1)})?$`);

function pagingOf(maxItems: number, pattern: string) {
  const message = `limit must be a whole number from 1 to ${String(maxItems)}`;
  return {
    limit: number()
      .transform((_cast: unknown, original: unknown) =>
        typeof original === 'string' && wholeNumber.test(original) ? Number(original) : Number.NaN,
      )
      .typeError(message)
      .integer(message)
      .min(1, message)
      .max(maxItems, message)
      .optional()
      .meta({ jsonSchema: { type: 'integer', minimum: 1, maximum: maxItems } }),
    cursor: string()
      .strict()
      .typeError('cursor must be text')
      .matches(new RegExp(pattern, 'u'), 'cursor is not one this shop gave out')
      .optional()
      .meta({ jsonSchema: { type: 'string', pattern } }),
  };
}
