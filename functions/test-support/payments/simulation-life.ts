import { orderAttentions } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import type { PaymentFixture } from './payment-fixture.ts';

/** Actions on an order besides payment. */
export type LifeAction =
  | { readonly does: 'move'; readonly to: 'paid' | 'packed' | 'shipped' | 'cancelled' }
  | { readonly does: 'cancel as its customer' }
  | { readonly does: 'let its time run out' }
  | {
      readonly does: 'refund';
      /** All that is still refundable, one unit of the first order line, or an amount in cents. */
      readonly what: 'rest' | 'unit' | number;
      readonly restock: boolean;
    }
  /** `cents: null` refunds all that is still refundable. */
  | { readonly does: 'refund in the dashboard'; readonly cents: number | null }
  | { readonly does: 'dispute'; readonly isInquiry: boolean }
  | { readonly does: 'end disputes'; readonly end: 'won' | 'lost' };

interface Lived {
  readonly fixture: PaymentFixture;
  readonly adminToken: string;
  readonly orderId: string;
}

/** Performs an action on an order. Ignores error responses, which only the real user would see. */
export async function lived({ fixture, adminToken, orderId }: Lived, action: LifeAction): Promise<void> {
  const { shop, provider, customer } = fixture;
  const params = { id: orderId };
  switch (action.does) {
    case 'move':
      await shop.call('transitionOrder', {
        params,
        body: { to: action.to, reason: 'Undone', attentions: [...orderAttentions] },
        token: adminToken,
      });
      break;
    case 'cancel as its customer': {
      const asking = { params, body: { to: 'cancelled' }, token: customer.accessToken };
      await shop.call('transitionOrder', asking);
      break;
    }
    case 'let its time run out': {
      const order = shop.firestore.doc(`orders/${orderId}`);
      await order.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) });
      break;
    }
    case 'refund': {
      const body = await refundBody(fixture, orderId, action);
      await shop.call('refundOrder', { params, body, token: adminToken });
      break;
    }
    case 'refund in the dashboard':
      await withPayment(fixture, orderId, (id) => provider.dashboard.refund(id, action.cents ?? undefined));
      break;
    case 'dispute':
      await withPayment(fixture, orderId, (id) => {
        const isDisputed = provider.disputes().some(({ payment_intent }) => payment_intent === id);
        if (!isDisputed) provider.dashboard.dispute(id, { isInquiry: action.isInquiry });
      });
      break;
    case 'end disputes':
      endDisputes(fixture, action.end);
      break;
  }
}

export function endDisputes({ provider }: PaymentFixture, end: 'won' | 'lost'): void {
  for (const { id, status } of provider.disputes())
    if (status.endsWith('needs_response')) provider.dashboard.closeDispute(id, end);
}

type Refund = Extract<LifeAction, { does: 'refund' }>;

async function refundBody(fixture: PaymentFixture, orderId: string, { what, restock }: Refund) {
  if (typeof what === 'number') return { amount: what / 100 };
  const { lines } = (await fixture.order(orderId)) as { lines: readonly { productId: string }[] };
  const productId = lines[0]?.productId ?? '';
  return what === 'rest' ? { restock } : { lines: [{ productId, quantity: 1 }], restock };
}

/** Calls `work` with the payment of an order if the order is paid. Ignores rejections by the provider. */
async function withPayment(
  fixture: PaymentFixture,
  orderId: string,
  work: (paymentId: string) => unknown,
): Promise<void> {
  const { transactionId } = await fixture.order(orderId);
  if (typeof transactionId !== 'string') return;
  try {
    work(transactionId);
  } catch (error) {
    if (!(error instanceof Error && error.constructor.name === 'Failure')) throw error;
  }
}
