import type { ReturnState } from '@pedalworks/contract';
import { Filter, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { drawReturnNumber } from '../../model/order-number.ts';
import type { ReturnFilter, ReturnImage, ReturnRecord } from '../../model/returns.ts';
import { textTest } from '../../model/word-search.ts';
import type { List } from '../../shared/list.ts';
import { readConverter, readDocument } from './documents.ts';
import { newestFirst } from './firestore-list.ts';
import { countOf, documentsOf, inPeriod } from './firestore-queries.ts';
import { returnFields, returnSearchText, returnsIn } from './return-documents.ts';
import { searchedList } from './searched-list.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { wordFilters } from './word-filters.ts';

/** Reads returnNumbers/{number}. */
const asReturnId = readConverter<{ readonly returnId: string }, string>(({ returnId }) => returnId);

export function returnsStore(firestore: Firestore) {
  const returns = returnsIn(firestore);
  const numbers = firestore.collection('returnNumbers').withConverter(asReturnId);
  const openWithdrawals = returns.where('openWithdrawalAt', '>', new Timestamp(0, 0));
  const countIn = (state: ReturnState) => countOf(returns.where('state', '==', state));
  return {
    list: (wanted: ReturnFilter) => listReturns(firestore, wanted),
    find: (id: string) => readDocument(returns, id),
    idOfNumber: (number: string) => readDocument(numbers, number.toUpperCase()),
    ofOrder: async (orderId: string) =>
      oldestFirst(await documentsOf(returns.where('orderId', '==', orderId))),
    openCounts: async () => {
      const [requested, approved, received, withdrawals] = await Promise.all([
        countIn('requested'),
        countIn('approved'),
        countIn('received'),
        countOf(openWithdrawals),
      ]);
      return { requested, approved, received, withdrawals };
    },
    findImage: async (returnId: string, imageId: string) => {
      const found = await firestore.doc(`returnImages/${returnId}-${imageId}`).get();
      const bytes: unknown = found.get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
    /** Returns the open withdrawal that was declared first; null if there is none. */
    firstWithdrawal: async () =>
      (await documentsOf(openWithdrawals.orderBy('openWithdrawalAt').limit(1)))[0] ?? null,
  };
}

function listReturns(
  firestore: Firestore,
  { states, kind, search, from, before }: ReturnFilter,
): List<ReturnRecord> {
  const isFound = textTest(search);
  return searchedList(inPeriod(returnsIn(firestore), 'createdAt', { from, to: before }), {
    filters: [
      ...(states.length === 0 ? [] : [Filter.where('state', 'in', states)]),
      ...(kind === undefined ? [] : [Filter.where('kind', '==', kind)]),
      ...wordFilters(search),
    ],
    isWanted: (found) =>
      (states.length === 0 || states.includes(found.state)) &&
      (kind === undefined || found.kind === kind) &&
      isFound(returnSearchText(found)),
    order: newestFirst,
  });
}

/** Picture as WebP without metadata. */
interface StoredImage extends ReturnImage {
  readonly bytes: Uint8Array;
}

type NewReturn = Omit<ReturnRecord, 'id' | 'number'>;

export function returnChanges(work: UnitOfWork) {
  const { firestore } = work;
  const returns = returnsIn(firestore);
  return {
    orderReturn: (id: string) => work.get(returns.doc(id)),
    /** Lists an order's returns. Write the order, too, so that concurrent returns of the order conflict. */
    returnsOf: async (orderId: string) =>
      oldestFirst(await work.find(returns.where('orderId', '==', orderId))),
    /** Adds a return with a random id and number. If the number is taken, the commit is retried with another. */
    addReturn: (added: NewReturn): ReturnRecord => {
      const document = returns.doc();
      const stored = { ...added, id: document.id, number: drawReturnNumber() };
      work.create(firestore.collection('returnNumbers').doc(stored.number), { returnId: document.id });
      work.add(document, { ...returnFields(stored), createdAt: Timestamp.fromDate(added.createdAt) });
      return stored;
    },
    /** Adds the bytes of a picture that the return lists. */
    addReturnImage: ({ id: returnId, orderId }: ReturnRecord, { id, ...picture }: StoredImage) => {
      const document = firestore.collection('returnImages').doc(`${returnId}-${id}`);
      work.create(document, { returnId, orderId, ...picture });
    },
    writeReturn: (changed: ReturnRecord) => {
      work.write(returns.doc(changed.id), returnFields(changed));
    },
  };
}

function oldestFirst(returns: readonly ReturnRecord[]): readonly ReturnRecord[] {
  return returns.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
