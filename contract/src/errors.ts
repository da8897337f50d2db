import type { Product } from './products.ts';

export function archivedMessage({ name }: Pick<Product, 'name'>): string {
  return `${name} is no longer made.`;
}

/** The server may send a more specific message under the same code. */
export const errorCodes = {
  'request/invalid': {
    status: 400,
    message: 'Some of what was sent is not right. Check the marked fields.',
  },
  'request/malformed': { status: 400, message: 'The request could not be read. Send valid JSON.' },
  'request/too-large': { status: 413, message: 'That is too large to send.' },
  'request/unsupported-type': { status: 415, message: 'That kind of content is not accepted here.' },
  'request/too-many': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'request/key-reused': {
    status: 422,
    message:
      'An earlier attempt went through with different contents. Check what it did before you submit this.',
  },
  'request/changed': {
    status: 412,
    message: 'This has changed since you opened it. Load it again before you save.',
  },
  'request/version-missing': {
    status: 428,
    message: 'Read this before you change it, and send its ETag as If-Match.',
  },
  'route/not-found': { status: 404, message: 'There is nothing at this address.' },
  'route/method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'auth/required': { status: 401, message: 'Sign in to continue.' },
  'auth/invalid-token': { status: 401, message: 'Your session has ended. Sign in again.' },
  'auth/unrecognised-app': {
    status: 401,
    message: 'The shop could not make sure that this is its own page. Reload it and try again.',
  },
  'auth/forbidden': { status: 403, message: 'Your account is not allowed to do this.' },
  'products/not-found': { status: 404, message: 'This part is no longer in the shop.' },
  'products/archived': { status: 404, message: 'This part is no longer made.' },
  'products/changed': {
    status: 412,
    message: 'This part has changed since you opened it. Look at it as it is now before you save.',
  },
  'products/version-missing': {
    status: 428,
    message: 'Load this part before you save it, and send its ETag as If-Match.',
  },
  'products/slug-taken': { status: 409, message: 'Another part has, or had, this address.' },
  'products/part-number-taken': { status: 409, message: 'Another part has this part number.' },
  'products/import-not-found': { status: 404, message: 'There is no such import.' },
  'orders/not-found': { status: 404, message: 'There is no such order.' },
  'orders/price-changed': {
    status: 409,
    message: 'The price has changed. Look at the part again before you order.',
  },
  'orders/below-minimum': { status: 409, message: 'The quantity is below the minimum order for this part.' },
  'orders/off-step': { status: 409, message: 'This part is sold in packs. Order whole ones.' },
  'orders/out-of-stock': { status: 409, message: 'There are not enough of this part in stock.' },
  'orders/above-most': { status: 409, message: 'That is more of this part than one order may hold.' },
  'orders/total-too-large': {
    status: 409,
    message: 'The total is more than one card payment can carry. Order fewer.',
  },
  'orders/below-least-amount': {
    status: 409,
    message: 'The total is less than a card can be charged. Order more.',
  },
  'orders/already-paid': { status: 409, message: 'This order is already paid.' },
  'orders/cancelled': { status: 409, message: 'This order was cancelled. Order again to pay.' },
  'orders/expired': {
    status: 409,
    message: 'The time to pay this order is over, and with it its price. Order again.',
  },
  'orders/other-currency': {
    status: 409,
    message: 'The shop has changed its currency since this order, and with it its price. Order again.',
  },
  'orders/not-sold-any-more': {
    status: 409,
    message: 'A part of this order is no longer made. Cancel the order, and order what there is.',
  },
  'orders/payment-under-way': {
    status: 409,
    message: 'A payment of this order is under way. Try again in a minute.',
  },
  'orders/address-fixed': {
    status: 409,
    message: 'The address of this order cannot be changed any more. Write to the shop.',
  },
  'orders/no-address': {
    status: 409,
    message: 'This order has no address. Add one before you mark it as shipped.',
  },
  'orders/too-many-notes': { status: 409, message: 'This order has as many notes as it can hold.' },
  'orders/attention-not-open': {
    status: 409,
    message: 'This order does not need attention for that. It may have been handled meanwhile.',
  },
  'orders/move-refused': { status: 409, message: 'That cannot be done with this order as it is now.' },
  'invoices/order-not-paid': {
    status: 409,
    message: 'This order is not paid yet. It has an invoice once it is.',
  },
  'payments/not-settled': {
    status: 402,
    message: 'The payment has not gone through. Your order is not paid yet.',
  },
  'payments/nothing-to-pay': {
    status: 409,
    message: 'Your order of this amount is already paid, cancelled or expired. Nothing can be paid for it.',
  },
  'payments/amount-refused': { status: 409, message: 'The card provider does not accept this amount.' },
  'payments/refund-refused': { status: 409, message: 'The card provider does not refund this.' },
  'payments/bad-signature': { status: 400, message: 'The event is not signed by the card provider.' },
  'payments/unknown-order': { status: 404, message: 'The event is about an order this shop does not know.' },
  'payments/not-configured': {
    status: 503,
    message: 'Card payments are not available right now. Try again later.',
  },
  'payments/provider-unavailable': {
    status: 503,
    message: 'The card provider did not answer. You have not been charged twice; try again.',
  },
  'refunds/not-paid': { status: 409, message: 'This order is not paid: there is nothing to refund.' },
  'refunds/disputed': {
    status: 409,
    message: "The customer's bank disputes this payment. Until it decides, nothing can be refunded.",
  },
  'refunds/above-paid': { status: 409, message: 'That is more than can still be refunded.' },
  'refunds/above-ordered': { status: 409, message: 'That is more of this part than can still be refunded.' },
  'refunds/under-way': {
    status: 503,
    message:
      'The card provider did not answer. The refund is noted and will be made within the hour: do not ask for another.',
  },
  'mails/not-found': { status: 404, message: 'This order has no such mail.' },
  'mails/being-sent': { status: 409, message: 'This mail is being sent right now. Look again in a minute.' },
  'reviews/not-found': { status: 404, message: 'There is no such review.' },
  'users/not-found': { status: 404, message: 'There is no user with this email.' },
  'users/another-account': {
    status: 409,
    message: 'Another account now uses this email. Load the list again.',
  },
  'users/disabled': { status: 409, message: 'This account is disabled: nobody can sign in to it.' },
  'users/unverified': {
    status: 403,
    message: 'This email is not verified: anyone may have signed up with it.',
  },
  'users/last-admin': {
    status: 409,
    message: 'This is the only admin whose account works. Make somebody else an admin first.',
  },
  'users/registered': {
    status: 409,
    message: 'This person has an account already. Find them in All Users and make them an admin.',
  },
  'invitations/open': {
    status: 409,
    message: 'This email is already invited. Send the invitation again, or withdraw it.',
  },
  'invitations/not-found': {
    status: 404,
    message: 'There is no such invitation. It may have been accepted.',
  },
  'account/sign-in-again': { status: 403, message: 'Sign in again, so that we know it is you.' },
  'account/orders-under-way': {
    status: 409,
    message: 'You have an order that is paid and not shipped yet. Delete your account once it is on its way.',
  },
  'images/not-found': { status: 404, message: 'There is no such picture.' },
  'images/unreadable': {
    status: 400,
    message: 'This picture cannot be read. Send a PNG, JPEG, WebP or AVIF file.',
  },
  'images/unsupported-type': { status: 415, message: 'Send a PNG, JPEG, WebP or AVIF picture.' },
  'images/too-large': {
    status: 413,
    message: 'The picture is too large. Send at most 8 MB and 50 megapixels.',
  },
  'service/unavailable': { status: 503, message: 'The shop is catching its breath. Try again in a moment.' },
  'service/internal': {
    status: 500,
    message: 'Something went wrong on our side. Check whether it went through before you try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** `path` is dotted, as in `order._id`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[];
  /** Current product; only with `products/changed`. */
  readonly product?: Product;
  readonly requestId: string;
}

interface ApiErrorDetails {
  readonly message?: string;
  readonly requestId?: string | undefined;
  readonly issues?: readonly Issue[];
  readonly product?: Product | undefined;
  readonly cause?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[];
  /** Current product; only with `products/changed`. */
  readonly product: Product | undefined;
  /** Request id from the response; undefined on the server. */
  readonly requestId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.requestId = details.requestId;
    this.issues = details.issues ?? [];
    this.product = details.product;
    this.headers = details.headers ?? {};
  }

  toBody(requestId: string): ErrorBody {
    const { message, code, issues, product } = this;
    return { message, code, requestId, ...(issues.length > 0 && { issues }), ...(product && { product }) };
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string' &&
    value.code in errorCodes
  );
}
