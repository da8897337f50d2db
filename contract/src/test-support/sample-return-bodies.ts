import type { Kind } from './bad-values.ts';

interface ReturnBody {
  readonly params?: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export const returnBodies = {
  createReturn: {
    params: { id: 'order' },
    kinds: { kind: 'return kind', lines: 'rows', note: 'optional text' },
    body: { kind: 'return', lines: [{ line: 0, quantity: 1, reason: 'changed-mind' }] },
  },
  transitionReturn: {
    params: { id: 'return' },
    kinds: {
      to: 'return state',
      lines: 'rows',
      refundAmount: 'optional amount',
      note: 'optional text',
      carrier: 'optional text',
      trackingNumber: 'optional text',
      trackingUrl: 'optional web address',
    },
    body: { to: 'approved' },
  },
  withdraw: {
    kinds: {
      orderNumber: 'required text',
      email: 'email',
      name: 'required text',
      note: 'optional text',
      lines: 'rows',
    },
    body: { orderNumber: 'PW-222222', email: 'ines@example.com', name: 'Ines' },
  },
} as const satisfies Record<string, ReturnBody>;
