import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Declaration, WithdrawalEffect, WithdrawalRecord } from '../../model/withdrawals.ts';
import { readConverter, readDocument } from './documents.ts';
import { documentsOf } from './firestore-queries.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface EffectFields extends Omit<WithdrawalEffect, 'at' | 'declaredAt'> {
  readonly at: Timestamp;
  readonly declaredAt: Timestamp;
}

interface DeclarationFields extends Omit<Declaration, 'at' | 'effect'> {
  readonly at: Timestamp;
  readonly effect: EffectFields | null;
}

interface WithdrawalDocument {
  readonly declarations: readonly DeclarationFields[];
  readonly expiresAt: Timestamp;
}

const asWithdrawal = readConverter<WithdrawalDocument, WithdrawalRecord>(
  ({ declarations, expiresAt }, { id }) => ({
    id,
    declarations: declarations.map(({ at, effect, ...declaration }) => ({
      ...declaration,
      at: at.toDate(),
      effect: effect && { ...effect, at: effect.at.toDate(), declaredAt: effect.declaredAt.toDate() },
    })),
    expiresAt: expiresAt.toDate(),
  }),
);

export const withdrawalsIn = (firestore: Firestore) =>
  firestore.collection('withdrawals').withConverter(asWithdrawal);

function withdrawalFields({ declarations, expiresAt }: WithdrawalRecord): WithdrawalDocument {
  return {
    declarations: declarations.map(({ at, effect, ...declaration }) => ({
      ...declaration,
      at: Timestamp.fromDate(at),
      effect: effect && {
        ...effect,
        at: Timestamp.fromDate(effect.at),
        declaredAt: Timestamp.fromDate(effect.declaredAt),
      },
    })),
    expiresAt: Timestamp.fromDate(expiresAt),
  };
}

export function withdrawalChanges(work: UnitOfWork) {
  const withdrawals = withdrawalsIn(work.firestore);
  return {
    /** Returns the declarations of an order. */
    withdrawal: (orderId: string) => work.get(withdrawals.doc(orderId)),
    writeWithdrawal: (record: WithdrawalRecord) => {
      work.write(withdrawals.doc(record.id), withdrawalFields(record));
    },
  };
}

const maxRemoved = 100;

export function withdrawalsStore({ firestore, inOneCommit }: Database) {
  const withdrawals = withdrawalsIn(firestore);
  return {
    find: (orderId: string) => readDocument(withdrawals, orderId),
    /** Deletes some declarations whose links have expired. Returns false once there are none. */
    removeExpired: async (before: Date, signal: AbortSignal): Promise<boolean> => {
      const expired = await documentsOf(withdrawals.where('expiresAt', '<', before).limit(maxRemoved));
      for (const { id } of expired)
        await inOneCommit({ subject: id, signal }, async (work) => {
          const found = await work.get(withdrawals.doc(id));
          if (found !== null && found.expiresAt < before) work.delete(withdrawals.doc(id));
        });
      return expired.length > 0;
    },
  };
}
