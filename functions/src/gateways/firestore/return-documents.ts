import { foldedCode, isOpenReturn } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ReturnEvent, ReturnRecord } from '../../model/returns.ts';
import { searchPrefixes } from '../../model/word-search.ts';
import { readConverter } from './documents.ts';

interface ReturnDocument extends Omit<ReturnRecord, 'id' | 'createdAt' | 'declaredAt' | 'history'> {
  readonly declaredAt: Timestamp;
  readonly history: readonly (Omit<ReturnEvent, 'at'> & { readonly at: Timestamp })[];
  /** Prefixes of the words that admins can search for. */
  readonly beginnings: readonly string[];
  /** Time of the declaration while a withdrawal is open, for its deadline; null for all others. */
  readonly openWithdrawalAt: Timestamp | null;
}

const asReturn = readConverter<ReturnDocument, ReturnRecord>(
  (
    { declaredAt, history, beginnings: _beginnings, openWithdrawalAt: _open, ...stored },
    { id, createdAt },
  ) => ({
    ...stored,
    declaredAt: declaredAt.toDate(),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toDate() })),
    id,
    createdAt,
  }),
);

export const returnsIn = (firestore: Firestore) => firestore.collection('returns').withConverter(asReturn);

export function returnFields({ id: _id, createdAt: _createdAt, ...record }: ReturnRecord): ReturnDocument {
  const declaredAt = Timestamp.fromDate(record.declaredAt);
  const isOpenWithdrawal = record.kind === 'withdrawal' && isOpenReturn(record.state);
  return {
    ...record,
    declaredAt,
    history: record.history.map(({ at, ...event }) => ({ ...event, at: Timestamp.fromDate(at) })),
    beginnings: searchPrefixes(returnSearchText(record)),
    openWithdrawalAt: isOpenWithdrawal ? declaredAt : null,
  };
}

type Searched = Pick<ReturnRecord, 'number' | 'orderNumber' | 'customerName' | 'customerEmail'>;

export function returnSearchText({ number, orderNumber, customerName, customerEmail }: Searched): string {
  const codes = [number, orderNumber].flatMap((code) => [code, foldedCode(code)]);
  return [...codes, customerName, customerEmail].join(' ');
}
