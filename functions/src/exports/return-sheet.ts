import {
  amountText,
  toCents,
  type exportEndpoints,
  type OrderReturn,
  type QueryOf,
} from '@pedalworks/contract';
import type { CsvRow, Spreadsheet } from '../http/csv.ts';
import { titleOfPart } from '../model/ordered-part.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { Ports } from '../ports.ts';
import { returnAnswers } from '../returns/return-answer.ts';
import { readReturnFilter } from '../returns/return-filter.ts';
import { calendarOf, momentText } from '../shared/calendar.ts';
import { joinedLists, mapList } from '../shared/list.ts';
import { fileNameOf } from './file-name.ts';

type Column = readonly [heading: string, cell: (returned: OrderReturn) => string | number];

const columns: readonly Column[] = [
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => kind],
  ['State', ({ state }) => state],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Announced (UTC)', ({ createdAt }) => momentText(new Date(createdAt))],
  ['Received (UTC)', (returned) => timeOf(returned, 'received')],
  ['Closed (UTC)', (returned) => timeOf(returned, 'closed')],
  ['Refund due', ({ dueBy }) => dueBy ?? ''],
  ['Parts announced', ({ lines }) => partsText(lines.filter(({ quantity }) => quantity > 0))],
  ['Reasons', ({ lines }) => [...new Set(lines.flatMap(({ reason }) => reason ?? []))].join('; ')],
  ['Parts received', (returned) => receivedText(returned)],
  ['Paid for refunded parts', ({ refund, currency }) => moneyOf(refund?.paid, currency)],
  ['Refund', ({ refund, currency }) => moneyOf(refund?.amount, currency)],
  ['Currency', ({ currency }) => currency.toUpperCase()],
  ['Refund status', ({ refund }) => refund?.status ?? ''],
  ['Credit note', ({ refund }) => refund?.creditNoteNumber ?? ''],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
];

const timeOf = ({ history }: OrderReturn, state: OrderReturn['state']): string =>
  momentText(history.filter((event) => event.state === state).map(({ at }) => new Date(at))[0] ?? null);

const moneyOf = (amount: number | undefined, currency: string): string =>
  amount === undefined ? '' : amountText(toCents(amount), currency);

type Part = Pick<OrderReturn['lines'][number], 'quantity' | 'partNumber' | 'name'>;

const partsText = (parts: readonly Part[]): string =>
  parts.map((part) => `${String(part.quantity)} × ${titleOfPart(part)}`).join('; ');

function receivedText({ lines, pieces }: OrderReturn): string {
  return pieces
    .flatMap(({ line, quantity, outcome, remedy }) => {
      const part = lines.find((each) => each.line === line);
      return part === undefined ? [] : `${partsText([{ ...part, quantity }])} (${outcome}, ${remedy})`;
    })
    .join('; ');
}

const rowOf = (returned: OrderReturn): CsvRow => columns.map(([, cell]) => cell(returned));

export async function returnSheet(
  ports: Pick<Ports, 'orders' | 'refunds' | 'returns' | 'settings'>,
  pictures: Pictures,
  { limit: _limit, cursor: _cursor, ...query }: QueryOf<typeof exportEndpoints.exportReturns>,
): Promise<Spreadsheet> {
  const list = joinedLists([ports.returns.list(await readReturnFilter(query, ports))]);
  const { dayOf } = calendarOf((await ports.settings.read()).timeZone);
  const toAnswers = returnAnswers(ports, pictures);
  return {
    fileName: fileNameOf('returns', { ...query, today: dayOf(new Date()) }),
    headings: columns.map(([heading]) => heading),
    rows: mapList(list, async (page) => (await toAnswers(page)).map(rowOf)),
  };
}
