import { array, boolean, object, string, type ISchema, type Schema } from 'yup';
import { emailPattern } from './email-pattern.ts';
import type { JsonSchema } from './json-schema.ts';

export type { JsonSchema } from './json-schema.ts';
export * from './number-fields.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** JSON Schema to publish instead of the one derived from the yup type. */
    jsonSchema?: JsonSchema;
    /** Alternative schemas to publish as OpenAPI `anyOf`: a new order requires either `purchaseId` or `lines`. */
    publishedAs?: readonly Schema[];
  }
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** Visible characters, spelled out because not every OpenAPI client supports Unicode property escapes. */
const visiblePattern =
  '[^\\u034f\\u17b4\\u17b5\\u180b-\\u180f\\ufe00-\\ufe0f\u{16fe4}\\s\\u2800\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufff8]';
export const visible = new RegExp(visiblePattern, 'u');

/** Removes control characters and surrounding whitespace. Returns an empty text if nothing is visible. */
export function cleanText(text: string): string {
  const clean = text.toWellFormed().replace(controlCharacters, '').trim();
  return visible.test(clean) ? clean : '';
}

function textField(label: string, maxCharacters: number) {
  return string()
    .transform((_cast: unknown, sent: unknown) => (typeof sent === 'string' ? cleanText(sent) : sent))
    .typeError(`${label} must be text`)
    .test(
      'max-characters',
      `${label} must be at most ${String(maxCharacters)} characters long`,
      // The published limit applies to the text as sent, before cleaning.
      (_value, { originalValue: sent }) =>
        typeof sent !== 'string' || Array.from(sent).length <= maxCharacters,
    );
}

/** Text with at least one visible character. Control characters and surrounding whitespace are removed. */
export function requiredText(label: string, maxCharacters: number) {
  return textField(label, maxCharacters)
    .required(`${label} is required`)
    .meta({
      jsonSchema: { type: 'string', minLength: 1, maxLength: maxCharacters, pattern: visiblePattern },
    });
}

/** Text that may be absent, null or empty. */
export function optionalText(label: string, maxCharacters: number) {
  return textField(label, maxCharacters)
    .nullable()
    .optional()
    .meta({ jsonSchema: { type: ['string', 'null'], maxLength: maxCharacters } });
}

/** Text in a partial update: an absent field keeps its value, null clears it. */
export function textChange(label: string, maxCharacters: number) {
  return optionalText(label, maxCharacters)
    .transform((text: string | null) => text ?? '')
    .nonNullable();
}

/** Email address, lower-cased so that `A@b.cd` and `a@b.cd` are the same customer. */
export function email(label: string) {
  return string()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' ? original.toLowerCase() : original,
    )
    .typeError(`${label} must be text`)
    .required(`${label} is required`)
    .max(254, `${label} must be at most 254 characters long`)
    .matches(new RegExp(emailPattern, 'u'), `${label} must be an email address`)
    .meta({ jsonSchema: { type: 'string', maxLength: 254, pattern: emailPattern } });
}

/** Email in a query string. Restores an unencoded `+`, which URL decoding turned into a space. */
export function queryEmail(label: string) {
  return email(label).transform((_cast: unknown, original: unknown) =>
    typeof original === 'string' ? original.replaceAll(' ', '+').toLowerCase() : original,
  );
}

export const documentIdPattern = '^[A-Za-z0-9-][A-Za-z0-9_-]{0,127}$';

/** Firestore document id in the shop's format, without slashes, dots or reserved names such as `__x__`. */
export function documentId(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .required(`${label} is required`)
    .matches(new RegExp(documentIdPattern, 'u'), `${label} is not an id of this shop`)
    .meta({ jsonSchema: { type: 'string', pattern: documentIdPattern } });
}

/** Excludes commas and asterisks, so that an ETag cannot be mistaken for a list or for `*`. */
const singleEtagPattern = '^(W/)?"[!#-)+\\-.-~]*"$';

/** Single ETag in `If-Match`, strong or weak (proxies may weaken it). Rejects `*` and lists. */
export function singleEtag() {
  return string()
    .strict()
    .typeError('If-Match must be text')
    .matches(new RegExp(singleEtagPattern, 'u'), 'If-Match must be one ETag in double quotes')
    .optional()
    .meta({ jsonSchema: { type: 'string', pattern: singleEtagPattern } });
}

const idempotencyKeyPattern = '^[!-~]{1,255}$';

/** Idempotency key, chosen by the client for each submission (Stripe docs, "Idempotent requests"). */
export function idempotencyKey() {
  return string()
    .strict()
    .typeError('Idempotency-Key must be text')
    .matches(
      new RegExp(idempotencyKeyPattern, 'u'),
      'Idempotency-Key must be 1 to 255 visible characters without blanks',
    )
    .optional()
    .meta({ jsonSchema: { type: 'string', pattern: idempotencyKeyPattern } });
}

const webAddressPattern = '^https?://[A-Za-z0-9.-]{1,200}(:[0-9]{1,5})?(/[!#-&(-;=?-\\[\\]-~]{0,1800})?$';

export function webAddress(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(webAddressPattern, 'u'), {
      message: `${label} must be an http(s) address`,
      excludeEmptyString: true,
    })
    .nullable()
    .optional()
    .meta({
      jsonSchema: { anyOf: [{ type: 'null' }, { type: 'string', pattern: `^$|${webAddressPattern}` }] },
    });
}

const pictureUrlPattern =
  '^(https?://[A-Za-z0-9]([A-Za-z0-9.-]{0,200}[A-Za-z0-9])?(:[0-9]{1,5})?(/[!#-&(-;=?-\\[\\]-~]{0,1800})?|/image/[0-9a-f]{64}-[0-9]{2,4}\\.webp)$';

function pictureUrlOf(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(pictureUrlPattern, 'u'), {
      message: `${label} must be an http(s) address of a picture`,
      excludeEmptyString: true,
    });
}

/** URL of a picture. Rejects schemes other than http(s), such as `javascript:`. */
export function pictureUrl(label: string) {
  return pictureUrlOf(label)
    .required(`${label} is required`)
    .meta({ jsonSchema: { type: 'string', pattern: pictureUrlPattern } });
}

/** Field that only guests can set. For signed-in users, the account's value is used (docs/api.md, Values). */
function guestField(label: string, rule: string, asGuest: Schema<string | null | undefined>) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .nullable()
    .optional()
    .when('$isSignedIn', { is: true, otherwise: () => asGuest })
    .meta({
      jsonSchema: {
        type: ['string', 'null'],
        description: `${rule} Ignored for signed-in users: the account’s own value is used.`,
      },
    });
}

export function guestName(label: string, maxCharacters: number) {
  const rule = `At most ${String(maxCharacters)} characters.`;
  return guestField(label, rule, optionalText(label, maxCharacters));
}

export function guestPhoto(label: string) {
  return guestField(
    label,
    'Optional http(s) address of a picture.',
    pictureUrlOf(label).nullable().optional(),
  );
}

/** Boolean. Rejects text and numbers, such as `"true"` and 1. */
export function flag(label: string) {
  return boolean()
    .transform((_cast: unknown, original: unknown) => original)
    .typeError(`${label} must be true or false`)
    .required(`${label} is required`);
}

/** False to send the customer no email about a parcel; true by default. Emails about money are always sent. */
export const emailCustomer = () => flag('emailCustomer').optional();

export function listOf<T>(item: ISchema<T>) {
  return array(item).required();
}

export function acknowledged<F extends Record<string, Schema>>(fields: F) {
  return object({ acknowledged: boolean().oneOf([true]).required(), ...fields }).required();
}
