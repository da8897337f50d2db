import type { Found } from '@pedalworks/contract';
import { foldText } from '@pedalworks/contract/fold-text';
import { orderStatusLabels } from '../../services/order-status-labels.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';

/** A screen of the back office. */
export interface Screen {
  readonly title: string;
  readonly href: string;
  /** Description, where the title does not suffice. */
  readonly about?: string | undefined;
}

/** A line of the search, and where it leads. */
export interface Choice {
  readonly group: 'Orders' | 'Parts' | 'People' | 'Screens';
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

/** Lists the choices of a search, group by group, best matches first; every screen before anything is typed. */
export function choicesOf(
  text: string,
  found: Found | undefined,
  screens: readonly Screen[],
): readonly Choice[] {
  const wanted = text.trim();
  const offered = screensFor(wanted, screens);
  if (wanted === '') return offered;
  // What is highlighted stays so while its text is the same: once something is found, the first is again.
  const listTitle = found === undefined ? 'Search the list of orders' : 'Show in the list of orders';
  const { orders = [], parts = [], people = [] } = found ?? {};
  const list: Choice = {
    group: 'Orders',
    title: listTitle,
    detail: `“${wanted}”`,
    href: listOf('allOrder', wanted),
  };
  const others = [...parts.map(partChoice), ...people.map(personChoice), ...offered];
  // Enter opens the first choice: a match, and the list only where no order has matched and nothing else has.
  return orders.length > 0 ? [...orders.map(orderChoice), list, ...others] : [...others, list];
}

const listOf = (screen: string, search: string) =>
  `/dashboard/${screen}?${new URLSearchParams({ search }).toString()}`;

function orderChoice({ _id, number, price, currency, status, ...by }: Found['orders'][number]): Choice {
  const customer = by.customerName || by.customerEmail;
  const detail = [customer, formatMoney(price, currency), orderStatusLabels[status]]
    .filter(Boolean)
    .join(' · ');
  return { group: 'Orders', title: number, detail, href: `/dashboard/allOrder/${_id}` };
}

function partChoice({ _id, name, partNumber, status, quantity }: Found['parts'][number]): Choice {
  const stock = status === 'archived' ? 'Archived' : `${formatNumber(quantity)} left`;
  return {
    group: 'Parts',
    title: name,
    detail: `${partNumber} · ${stock}`,
    href: `/dashboard/allProduct/${_id}`,
  };
}

function personChoice({ name, email }: Found['people'][number]): Choice {
  const detail = name === '' ? '' : email;
  return { group: 'People', title: name || email, detail, href: listOf('users', email) };
}

/** Screens in whose title or description every word stands, by title first. */
function screensFor(wanted: string, screens: readonly Screen[]): readonly Choice[] {
  const words = foldText(wanted).split(/\s+/u);
  const isIn = (text: string) => words.every((word) => foldText(text).includes(word));
  return screens
    .filter(({ title, about = '' }) => isIn(`${title} ${about}`))
    .toSorted((one, other) => Number(isIn(other.title)) - Number(isIn(one.title)))
    .map(({ title, about = '', href }) => ({ group: 'Screens', title, detail: about, href }));
}
