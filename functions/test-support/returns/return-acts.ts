import sharp from 'sharp';
import { uploader } from '../images/uploads.ts';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';
import { cart } from '../refunds/paid-order.ts';
import { shippedOrder } from './shipped-order.ts';
import { storedReturn } from './stored-return.ts';

/** Acts of an admin on returns, each with its answer and expected audit entry. */
export function returnActs(fixture: PaymentFixture, { accessToken: token }: Person) {
  const { shop } = fixture;
  const returnOfShipped = async () => {
    const { orderId } = await shippedOrder(fixture, { ...cart, lines: cart.lines?.slice(0, 1) ?? [] });
    return { orderId, id: await storedReturn(shop.firestore, orderId) };
  };
  return {
    createReturn: async () => {
      const { orderId } = await shippedOrder(fixture, { ...cart, lines: cart.lines?.slice(0, 1) ?? [] });
      const body = { kind: 'return', lines: [{ line: 0, quantity: 1 }] };
      const answer = await shop.call('createReturn', { params: { id: orderId }, token, body });
      const document = `returns/${(answer.json as { _id: string })._id}`;
      return [answer, { action: 'returns/create', target: orderId, document }] as const;
    },
    addReturnImage: async () => {
      const { id } = await returnOfShipped();
      const create = { width: 8, height: 4, channels: 3, background: '#543' } as const;
      const content = await sharp({ create }).png().toBuffer();
      const answer = await uploader(shop, token, `/returns/${id}/images`).upload({ content });
      const [{ _id: target } = { _id: '' }] = (answer.json as { images: { _id: string }[] }).images;
      return [answer, { action: 'images/upload', target, document: `returns/${id}` }] as const;
    },
    transitionReturn: async () => {
      const { id, orderId } = await returnOfShipped();
      const body = { to: 'approved' };
      const answer = await shop.call('transitionReturn', { params: { id }, token, body });
      return [answer, { action: 'returns/move', target: orderId, document: `returns/${id}` }] as const;
    },
  };
}
