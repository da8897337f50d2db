import type { CallName } from '@pedalworks/contract';

/**
 * What a caller may ask within a minute, by kind of call. A caller is an account, or for whoever shows no token an
 * address. `everything` holds for each address before its token is judged; it and `reads` are counted by each instance
 * for itself, the others by all instances together.
 */
export interface RateLimits {
  readonly everything: number;
  readonly reads: number;
  readonly 'sign-in': number;
  readonly orders: number;
  readonly reviews: number;
  readonly images: number;
  readonly payments: number;
  /** What admins change, together. */
  readonly changes: number;
}

export type LimitName = keyof RateLimits;

export const windowMilliseconds = 60_000;

/** Generous for people, offices and schools behind one address; docs/decisions/090-rate-limits.md. */
export const usualLimits: RateLimits = {
  everything: 3000,
  reads: 1200,
  'sign-in': 20,
  orders: 30,
  reviews: 10,
  images: 30,
  payments: 30,
  changes: 120,
};

/** Every call has a limit: one without does not compile. `null`: signed by the card provider, whose bursts are welcome. */
export const limitOfCall = {
  listProducts: 'reads',
  listAllProducts: 'reads',
  addProduct: 'changes',
  deleteProduct: 'changes',
  placeOrder: 'orders',
  listCustomerOrders: 'reads',
  listAllOrders: 'reads',
  getOrder: 'reads',
  recordPayment: 'payments',
  createPaymentIntent: 'payments',
  receiveStripeEvent: null,
  listReviews: 'reads',
  addReview: 'reviews',
  publishReview: 'changes',
  deleteReview: 'changes',
  registerUser: 'sign-in',
  listUsers: 'reads',
  getAdminStatus: 'reads',
  makeAdmin: 'changes',
  getSettings: 'reads',
  saveSettings: 'changes',
  uploadImage: 'images',
  getImage: 'reads',
  getAvifImage: 'reads',
  getHealth: 'reads',
  listAuditEntries: 'reads',
} as const satisfies Readonly<Record<CallName, Exclude<LimitName, 'everything'> | null>>;

/** Counts what a caller did within a window, together with every other instance of the function. */
export interface CallCountsPort {
  /**
   * Counts one more.
   *
   * @param key names the caller and the kind of call
   * @param windowEnd when the window ends; every instance has the same windows
   * @returns how many it is now
   */
  countOneMore(key: string, windowEnd: Date): Promise<number>;
}
