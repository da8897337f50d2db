import type { OrderReturn, ReturnCounts } from '@pedalworks/contract';
import type { Answer } from '../answer.ts';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';

interface Asked {
  readonly by?: Person;
  readonly key?: string;
}

/** Calls about returns, by the fixture's customer or an admin. */
export function returnDesk(fixture: PaymentFixture, admin: Person) {
  const { shop, customer } = fixture;
  const headersOf = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key });
  const announce = (orderId: string, body: object, { by = customer, key }: Asked = {}): Promise<Answer> =>
    shop.call('createReturn', {
      params: { id: orderId },
      token: by.accessToken,
      body: { kind: 'return', ...body },
      headers: headersOf(key),
    });
  const move = (id: string, body: object, { by = admin, key }: Asked = {}): Promise<Answer> =>
    shop.call('transitionReturn', {
      params: { id },
      token: by.accessToken,
      body,
      headers: headersOf(key),
    });
  return {
    announce,
    move,
    /** Announces a return and approves it. Returns its id. */
    approved: async (orderId: string, body: object): Promise<string> => {
      const { _id: id } = (await announce(orderId, body)).json as OrderReturn;
      await move(id, { to: 'approved' });
      return id;
    },
    find: async (id: string, by = admin) =>
      (await shop.call('getReturn', { params: { id }, token: by.accessToken })).json as OrderReturn,
    list: async (query: Readonly<Record<string, string>> = {}) =>
      (await shop.call('listReturns', { token: admin.accessToken, query })).json as readonly OrderReturn[],
    counts: async () => (await shop.call('countReturns', { token: admin.accessToken })).json as ReturnCounts,
    /** Returns the subjects of an order's emails about returns, without numbers. */
    mails: async (orderId: string) => {
      const { docs } = await shop.firestore.collection('mail').where('orderId', '==', orderId).get();
      const ofReturns = docs.filter((mail) => String(mail.get('event')).includes('return'));
      return ofReturns.map((mail) => String(mail.get('event'))).sort();
    },
  };
}

/** Row of received pieces. */
export const pieces = (quantity: number, outcome: string, others: object = {}) => ({
  ...{ line: 0, quantity, outcome },
  ...others,
});
