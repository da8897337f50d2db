import { randomUUID } from 'node:crypto';
import {
  ApiError,
  withdrawalForm,
  type ShippedLine,
  type WithdrawalForm,
  type WithdrawalPage,
  type WithdrawalReceipt,
  type WithdrawalValues,
} from '@pedalworks/contract';
import { dayText, exactMoment } from '../mails/mail-formats.ts';
import { readOrderNumber } from '../model/withdrawals.ts';
import { checked } from '../shared/checked.ts';
import type { OpenedLink } from './confirm-withdrawal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the texts of a form. Other values count as empty. */
export function valuesIn(fields: Fields): WithdrawalValues {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    orderNumber: text('orderNumber'),
    email: text('email').trim(),
    name: text('name'),
    note: text('note'),
  };
}

/** Shows the declaration of a valid form, or the form with what is wrong. */
export async function reviewPage(fields: Fields): Promise<WithdrawalPage> {
  const values = valuesIn(fields);
  if (fields['step'] === 'change') return formPage(values);
  try {
    const { note, ...others } = await checkedForm(values);
    return { step: 'review', values: { ...others, note: note ?? '' }, requestKey: randomUUID() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return formPage(values, error);
  }
}

/** @throws ApiError `request/invalid` with all that is wrong */
export async function checkedForm(values: WithdrawalValues): Promise<WithdrawalForm> {
  const message = 'Check the order number: it looks like PW-7K2M4X';
  const isNumber = values.orderNumber.trim() === '' || readOrderNumber(values.orderNumber) !== null;
  const issues = isNumber ? [] : [{ path: 'orderNumber', message }];
  try {
    const form = await checked(withdrawalForm, values);
    if (isNumber) return form;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    issues.push(...error.issues);
  }
  throw new ApiError('request/invalid', { issues });
}

/** @param refusal reason why the form was not accepted */
export function formPage(values: WithdrawalValues, refusal?: ApiError): WithdrawalPage {
  const issues = refusal?.issues ?? [];
  const problems = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  return { step: 'form', values, problems, notice: issues.length > 0 ? '' : (refusal?.message ?? '') };
}

/** Returns the page of a link. */
export function linkPage(outcome: OpenedLink, link: string, timeZone: string): WithdrawalPage {
  if (outcome.state === 'received') return receivedPage(outcome.receipt, timeZone);
  if (outcome.state !== 'open') return { step: outcome.state };
  const { order, declaration, declaredAt, available, declared } = outcome.opened;
  const isChoice = declaration.lines === null && declaration.note !== '';
  const shown = isChoice ? available : declared;
  return {
    step: 'link',
    link,
    orderNumber: order.number,
    declaredAt: exactMoment(declaredAt, timeZone),
    isChoice,
    parts: shown.map(({ line, quantity }) => {
      const { name = '', partNumber = '' } = order.lines[line] ?? {};
      const isNamed = isChoice && names(declaration.note, name, partNumber);
      return { line, name, partNumber, quantity, declared: isChoice && !isNamed ? 0 : quantity };
    }),
  };
}

/** True if a text names a part by its name or number. */
function names(text: string, ...partNames: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return partNames.some((name) => name !== '' && folded.includes(name.toLowerCase()));
}

function receivedPage(receipt: WithdrawalReceipt, timeZone: string): WithdrawalPage {
  const { orderNumber, declaredAt, returnNumber, parts, address, dueBy } = receipt;
  return {
    step: 'received',
    orderNumber,
    declaredAt: exactMoment(new Date(declaredAt), timeZone),
    returnNumber: returnNumber ?? '',
    parts: parts.map(({ unsent: _, ...part }) => ({ ...part, declared: part.quantity })),
    address,
    dueBy: dayText(dueBy),
  };
}

/** Reads the units that a customer chose on the page of a link; null if the page offered no choice. */
export function pickedIn(fields: Fields): readonly ShippedLine[] | null {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    const [, line] = /^quantity-(\d{1,3})$/u.exec(name) ?? [];
    return line === undefined ? [] : { line: Number(line), quantity: Number(value) };
  });
  if (rows.length === 0) return null;
  return rows.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
}
