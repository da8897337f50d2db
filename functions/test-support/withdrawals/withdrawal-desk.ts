import type { WithdrawalAnswer } from '@pedalworks/contract';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { confirmWithdrawal } from '../../src/withdrawals/confirm-withdrawal.ts';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';

const day = 86_400_000;
const timeOf = (document: DocumentSnapshot) => (document.get('createdAt') as Timestamp).toMillis();

/** Calls about withdrawals, by a guest unless a person is given. */
export function withdrawalDesk({ shop, ports }: PaymentFixture, admin: Person) {
  const { firestore } = shop;
  const declarant = { email: 'stranger@example.com', name: 'Robin Rider' };
  const mailsOf = async (orderId: string) => {
    const { docs } = await firestore.collection('mail').where('orderId', '==', orderId).get();
    return docs
      .filter((mail) => String(mail.get('event')).startsWith('withdrawal'))
      .toSorted((one, other) => timeOf(one) - timeOf(other));
  };
  const linksOf = async (orderId: string) =>
    (await mailsOf(orderId)).flatMap(
      (mail) => /\?link=([\w.-]+)/u.exec(String(mail.get('message.text')))?.[1] ?? [],
    );
  return {
    offer: (changes: object = {}) =>
      shop.call('saveSettings', {
        token: admin.accessToken,
        body: { enforceMinOrder: false, enforceStock: false, withdrawal: 'all', ...changes },
      }),
    /** Returns the number of a stored order, by which the shop then finds it. */
    number: async (orderId: string) => {
      const number = String((await firestore.doc(`orders/${orderId}`).get()).get('number'));
      await firestore.doc(`orderNumbers/${number}`).set({ orderId });
      return number;
    },
    declare: async (body: object, { by, key }: { readonly by?: Person; readonly key?: string } = {}) =>
      shop.call('withdraw', {
        body: { ...declarant, ...body },
        ...(by && { token: by.accessToken }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    mailsOf,
    linksOf,
    /** Returns events, recipients and texts of an order's emails about withdrawals. */
    textsOf: async (orderId: string) =>
      (await mailsOf(orderId)).map((mail) => ({
        event: String(mail.get('event')),
        to: String(mail.get('to')),
        text: String(mail.get('message.text')),
        html: String(mail.get('message.html')),
      })),
    confirm: (link: string, picked: Parameters<typeof confirmWithdrawal>[1]['picked'] = null) =>
      confirmWithdrawal(ports, { link, picked, signal: AbortSignal.timeout(15_000) }),
    returnsOf: async (orderId: string) =>
      (await firestore.collection('returns').where('orderId', '==', orderId).get()).docs.map((each) =>
        each.data(),
      ),
    /** Moves the declarations of an order back in time. */
    declaredDaysAgo: async (orderId: string, days: number) => {
      const document = firestore.doc(`withdrawals/${orderId}`);
      const declarations = (await document.get()).get('declarations') as readonly { at: Timestamp }[];
      const earlier = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - days * day);
      await document.update({
        declarations: declarations.map((each) => ({ ...each, at: earlier(each.at) })),
      });
    },
  };
}

export const receiptIn = ({ json }: { readonly json: unknown }) => (json as WithdrawalAnswer).receipt;
