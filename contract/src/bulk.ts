import { array, object, string, type AnyObject, type ISchema, type Maybe, type ObjectSchema } from 'yup';
import { errorCodes, type ErrorCode } from './error-codes.ts';
import { documentId, listOf } from './fields.ts';
import { maxBulkItems } from './numbers.ts';
import { orderAttentions } from './order.ts';

export function bulkItems<Item extends Maybe<AnyObject>>(label: string, item: ObjectSchema<Item>) {
  return array(item)
    .typeError(`${label} must be a list`)
    .required(`${label} are required`)
    .min(1, `${label} must name at least one`)
    .max(maxBulkItems, `${label} must name at most ${String(maxBulkItems)}`);
}

export function bulkItem(label: string) {
  const problem = `${label} must hold objects`;
  return object({ id: documentId('id') })
    .typeError(problem)
    .required(problem);
}

const idListPattern = '^[A-Za-z0-9-][A-Za-z0-9_-]{0,127}(,[A-Za-z0-9-][A-Za-z0-9_-]{0,127}){0,99}$';

export function idList(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(idListPattern, 'u'), `${label} must be 1 to 100 ids of this shop`)
    .optional()
    .meta({ jsonSchema: { type: 'string', pattern: idListPattern } });
}

/** Item that a bulk call could not change, with the error that a single call would return. */
const refusal = object({
  id: string().required(),
  code: string()
    .oneOf(Object.keys(errorCodes) as ErrorCode[])
    .required(),
  message: string().required(),
  /** All open attention flags of the order; only with the code `orders/needs-attention`. */
  attentions: listOf(string().oneOf(orderAttentions).required()).optional(),
}).required();

/** Response to a bulk call, in which each item succeeds or fails on its own. */
export function bulkAnswer<T>(item: ISchema<T>) {
  return object({ changed: listOf(item), refused: listOf(refusal) }).required();
}
