import { createHash, randomBytes } from 'node:crypto';
import { addDays, dayMilliseconds, daysIn, withdrawalDays, type ShippedLine } from '@pedalworks/contract';

/** withdrawals/{id of the order}: declarations of withdrawal whose links have not expired. */
export interface WithdrawalRecord {
  /** Id of the order. */
  readonly id: string;
  /** Oldest first. */
  readonly declarations: readonly Declaration[];
  /** Time when the last link expires. */
  readonly expiresAt: Date;
}

export interface Declaration {
  /** Hash of the request's key, or a random id. */
  readonly id: string;
  readonly at: Date;
  /** Name, email and text as the person typed them. */
  readonly name: string;
  readonly email: string;
  readonly note: string;
  /** Declared units; null for the whole order, or for parts that only `note` names. */
  readonly lines: readonly ShippedLine[] | null;
  /** Hash of the link's secret; empty if the signed-in owner declared it. */
  readonly secretHash: string;
  /** Effect of the confirmed declaration; null while it is not confirmed. */
  readonly effect: WithdrawalEffect | null;
}

export interface WithdrawalEffect {
  readonly at: Date;
  /** Time of the first declaration, which counts. */
  readonly declaredAt: Date;
  /** Units withdrawn from, `unsent` of which were not sent yet. */
  readonly lines: readonly WithdrawnLine[];
  /** Number of the return of the sent units; null if none was sent. */
  readonly returnNumber: string | null;
}

export interface WithdrawnLine extends ShippedLine {
  readonly unsent: number;
}

/** Days in which a link can be opened. */
const linkDays = 30;

/** Declarations kept for one order: the first one, whose time counts, and the latest ones. */
const maxDeclarations = 20;

/** Adds a declaration, and drops expired ones. */
export function withDeclaration(
  before: WithdrawalRecord | null,
  { orderId, declaration }: { readonly orderId: string; readonly declaration: Declaration },
): WithdrawalRecord {
  const [first, ...others] = currentDeclarations(before, declaration.at);
  const kept = [...(first === undefined ? [] : [first]), ...others.slice(2 - maxDeclarations), declaration];
  return { id: orderId, declarations: kept, expiresAt: linkExpiry(declaration.at) };
}

export const linkExpiry = (declaredAt: Date): Date =>
  new Date(declaredAt.getTime() + linkDays * dayMilliseconds);

export function currentDeclarations(record: WithdrawalRecord | null, now: Date): readonly Declaration[] {
  return (record?.declarations ?? []).filter(({ at }) => linkExpiry(at) > now);
}

/** Returns the time of the first declaration that has no effect yet, which counts for later ones. */
export function firstDeclaredAt(declarations: readonly Declaration[], at: Date): Date {
  const open = declarations.filter(({ effect }) => effect === null).map((each) => each.at.getTime());
  return new Date(Math.min(at.getTime(), ...open));
}

/** Returns the last day to send the parts, and for the shop to refund (Directive 2011/83/EU, Articles 13 and 14). */
export const withdrawalDueBy = (declaredAt: Date, timeZone: string): string =>
  addDays(daysIn(timeZone)(declaredAt), withdrawalDays);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates the secret of a link, which names the order. */
export function newLink(orderId: string) {
  const link = `${orderId}.${randomBytes(32).toString('base64url')}`;
  return { link, secretHash: hashOf(link) };
}

/** Reads a link's secret. Returns null if it is damaged, such as by a mail program that cut the link. */
export function readLink(link: string): { readonly orderId: string; readonly secretHash: string } | null {
  const [, orderId] = /^([\w-]{1,128})\.[\w-]{43}$/u.exec(link) ?? [];
  return orderId === undefined ? null : { orderId, secretHash: hashOf(link) };
}

/** Returns the id of a declaration, the same for each request with the key. */
export function declarationId(key: string | undefined): string {
  return (key === undefined ? randomBytes(16).toString('hex') : hashOf(key)).slice(0, 32);
}

const code = '([2-9A-HJKMNP-Z]{6})';
const wholeText = new RegExp(`^(?:PW)?${code}$`, 'u');
const inText = new RegExp(`\\bPW\\W{0,3}${code}(?!\\w)`, 'u');

/** Reads an order number in any spelling, also within other text. Returns null if there is none. */
export function readOrderNumber(text: string): string | null {
  const upper = text.normalize('NFKC').toUpperCase();
  const found = wholeText.exec(upper.replaceAll(/[^0-9A-Z]/gu, '')) ?? inText.exec(upper);
  return found === null ? null : `PW-${found[1] ?? ''}`;
}
