import type { SearchResults } from '@pedalworks/contract';
import { foldedCode } from '@pedalworks/contract/fold-text';
import { taskKinds, type TaskKind } from '../stats/public/to-do.ts';
import { adminStateLabels } from '../returns/public/admin-state-labels.ts';
import { orderStatusLabels } from '../orders/public/order-status-labels.ts';
import { shippedText } from '../orders/public/parcels.ts';
import { wordsTest } from '../shared/words-test.ts';
import { dashboardUrl } from '../../ui/dashboard-url.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';

export interface Screen {
  readonly title: string;
  readonly href: string;
  readonly about?: string | undefined;
}

export interface Choice {
  readonly group: 'Orders' | 'Returns' | 'Parts' | 'People' | 'To do' | 'Screens';
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  /** Text that the search matched, if title and detail do not contain it. */
  readonly match?: string;
  /** True for the link that continues the search in a list. It is not a result, so Enter does not open it. */
  readonly isSearch?: true;
}

/** Screens and tasks that a search also covers. */
export interface Places {
  readonly screens: readonly Screen[];
  /** Numbers of open tasks; undefined until they are loaded. */
  readonly toDo?: ToDo | undefined;
}

type ToDo = Readonly<Record<TaskKind['count'], number>>;

/**
 * Groups search results as orders, returns, parts, people, tasks and screens. A group whose first result is an exact match moves
 * to the top. An empty search lists open tasks and all screens.
 */
export function choicesOf(
  text: string,
  found: SearchResults | undefined,
  { screens, toDo }: Places,
): readonly Choice[] {
  const wanted = text.trim();
  const offered = [...tasksFor(wanted, toDo), ...screensFor(wanted, screens)];
  if (wanted === '' || found === undefined) return offered;
  const { orders, returns, parts, people } = found;
  const list: Choice = {
    group: 'Orders',
    title: 'Show all in Manage All Order',
    detail: `“${wanted}”`,
    isSearch: true,
    href: dashboardUrl('allOrder', { search: wanted }),
  };
  const code = foldedCode(wanted);
  const isNamed = (names: readonly string[]) =>
    code !== '' && names.some((name) => foldedCode(name) === code);
  const groups = [
    {
      isExact: isNamed(orders.slice(0, 1).map(({ number }) => number)),
      choices: orders.length === 0 ? [] : [...orders.map(orderChoice), list],
    },
    {
      isExact: isNamed(returns.slice(0, 1).map(({ number }) => number)),
      choices: returns.map(returnChoice),
    },
    {
      isExact: isNamed(parts.slice(0, 1).flatMap(({ partNumber, name }) => [partNumber, name])),
      choices: parts.map(partChoice),
    },
    {
      isExact: isNamed(people.slice(0, 1).map(({ email }) => email)),
      choices: people.map(personChoice),
    },
  ].toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
  // Puts the link to the order list last, because Enter opens the first result.
  const matches = [...groups.flatMap(({ choices }) => choices), ...offered];
  return orders.length === 0 ? [...matches, list] : matches;
}

function orderChoice({
  _id,
  number,
  price,
  currency,
  status,
  partlyShipped,
  match,
  ...by
}: SearchResults['orders'][number]): Choice {
  const customer = by.customerName || by.customerEmail;
  const detail = [
    customer,
    formatMoney(price, currency),
    partlyShipped ? shippedText(partlyShipped) : orderStatusLabels[status],
  ]
    .filter(Boolean)
    .join(' · ');
  return { group: 'Orders', title: number, detail, href: `/dashboard/allOrder/${_id}`, match };
}

function returnChoice({ number, orderNumber, state, ...by }: SearchResults['returns'][number]): Choice {
  const customer = by.customerName || by.customerEmail;
  const detail = [customer, orderNumber, adminStateLabels[state]].filter(Boolean).join(' · ');
  return { group: 'Returns', title: number, detail, href: `/dashboard/returns/${number}` };
}

function partChoice({ _id, name, partNumber, status, quantity }: SearchResults['parts'][number]): Choice {
  const stock = status === 'archived' ? 'Archived' : `${formatNumber(quantity)} left`;
  return {
    group: 'Parts',
    title: name,
    detail: `${partNumber} · ${stock}`,
    href: `/dashboard/allProduct/${_id}`,
  };
}

function personChoice({ _id, name, email }: SearchResults['people'][number]): Choice {
  const detail = name === '' ? '' : email;
  return {
    group: 'People',
    title: name || email,
    detail,
    href: dashboardUrl('users', { search: email, open: _id }),
  };
}

function screensFor(wanted: string, screens: readonly Screen[]): readonly Choice[] {
  const isIn = wordsTest(wanted);
  return screens
    .filter(({ title, about = '' }) => isIn(`${title} ${about}`))
    .toSorted((one, other) => Number(isIn(other.title)) - Number(isIn(one.title)))
    .map(({ title, about = '', href }) => ({ group: 'Screens', title, detail: about, href }));
}

/** Returns the open tasks, or all kinds of tasks whose names match. */
function tasksFor(wanted: string, toDo: ToDo | undefined): readonly Choice[] {
  if (toDo === undefined) return [];
  const isIn = wordsTest(wanted);
  return taskKinds
    .filter(({ count, label }) => (wanted === '' ? toDo[count] > 0 : isIn(label)))
    .map(({ count, label, href }) => ({
      group: 'To do',
      title: label,
      detail: formatNumber(toDo[count]),
      href,
    }));
}
