/** HTTP status and default message of each error. The server may send a more specific message. */
export const errorCodes = {
  'request/invalid': { status: 400, message: 'Some fields are not valid. Check the marked fields.' },
  'request/malformed': { status: 400, message: 'The request could not be read. Send valid JSON.' },
  'request/too-large': { status: 413, message: 'The request is too large. Send less at a time.' },
  'request/unsupported-type': {
    status: 415,
    message: 'This content type is not supported. See the API reference.',
  },
  'request/too-many': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'request/key-reused': {
    status: 422,
    message:
      'An earlier submission with different contents succeeded. Check its result before you submit again.',
  },
  'request/changed': {
    status: 412,
    message: 'This has changed since you opened it. Load it again before you save.',
  },
  'request/version-missing': {
    status: 428,
    message: 'The request names no version. Load this and send its ETag as If-Match.',
  },
  'route/not-found': { status: 404, message: 'There is nothing at this address.' },
  'route/method-not-allowed': { status: 405, message: 'This address does not support that method.' },
  'auth/required': { status: 401, message: 'Sign in to continue.' },
  'auth/invalid-token': { status: 401, message: 'Your session has ended. Sign in again.' },
  'auth/unrecognised-app': {
    status: 401,
    message: 'The shop could not verify this page. Reload it and try again.',
  },
  'auth/forbidden': { status: 403, message: 'Your account is not allowed to do this.' },
  'products/not-found': { status: 404, message: 'This part is no longer in the shop.' },
  'products/archived': { status: 404, message: 'This part is no longer made.' },
  'products/changed': {
    status: 412,
    message: 'This part has changed since you opened it. Review the current version before you save.',
  },
  'products/version-missing': {
    status: 428,
    message: 'The request names no version. Load this part and send its ETag as If-Match.',
  },
  'products/slug-taken': { status: 409, message: 'Another part has, or had, this address.' },
  'products/part-number-taken': {
    status: 409,
    message: 'Another part has this part number. Choose a different one.',
  },
  'products/import-not-found': { status: 404, message: 'There is no such import.' },
  'orders/not-found': { status: 404, message: 'There is no such order.' },
  'orders/price-changed': {
    status: 409,
    message: 'The price has changed. Check the current price before you order.',
  },
  'orders/below-minimum': { status: 409, message: 'The quantity is below the minimum order for this part.' },
  'orders/off-step': { status: 409, message: 'This part is sold in packs. Order whole packs.' },
  'orders/out-of-stock': {
    status: 409,
    message: 'There are not enough units of this part in stock. Order fewer.',
  },
  'orders/above-most': {
    status: 409,
    message: 'This exceeds the limit for this part in one order. Order fewer.',
  },
  'orders/total-too-large': {
    status: 409,
    message: 'The total exceeds the limit of one card payment. Order fewer.',
  },
  'orders/below-least-amount': {
    status: 409,
    message: 'The total is below the minimum for card payments. Order more.',
  },
  'orders/already-paid': { status: 409, message: 'This order is already paid.' },
  'orders/cancelled': { status: 409, message: 'This order was cancelled. Order again to pay.' },
  'orders/expired': {
    status: 409,
    message: 'The time to pay this order is over. Order again at the current price.',
  },
  'orders/other-currency': {
    status: 409,
    message: 'The shop has changed its currency since this order. Order again at the current price.',
  },
  'orders/not-sold-any-more': {
    status: 409,
    message: 'A part of this order is no longer made. Cancel the order and order the other parts again.',
  },
  'orders/payment-under-way': {
    status: 409,
    message: 'A payment for this order is in progress. Try again in a minute.',
  },
  'orders/address-fixed': {
    status: 409,
    message: 'The address of this order can no longer be changed. Contact the shop.',
  },
  'orders/no-address': {
    status: 409,
    message: 'This order has no address. Add one before you mark it as shipped.',
  },
  'orders/needs-attention': {
    status: 409,
    message: 'This order needs attention. Check the reasons before you continue.',
  },
  'orders/too-many-notes': { status: 409, message: 'This order has reached the maximum number of notes.' },
  'orders/attention-not-open': {
    status: 409,
    message: 'This order has no such open attention. It may have been handled already.',
  },
  'orders/move-refused': {
    status: 409,
    message: 'The current status of this order does not allow this. Load the order again.',
  },
  'orders/line-not-found': { status: 404, message: 'This order has no such line. Load the order again.' },
  'orders/swap-refused': {
    status: 409,
    message: 'This part can no longer be swapped. Load the order again.',
  },
  'shipments/not-found': { status: 404, message: 'This order has no such shipment. Load the order again.' },
  'shipments/nothing-to-send': {
    status: 409,
    message: 'Nothing of this order is left to send. Load the order again.',
  },
  'shipments/above-available': {
    status: 409,
    message: 'This exceeds the units of this part that can be sent. Send fewer.',
  },
  'shipments/too-many': { status: 409, message: 'This order has reached the maximum number of shipments.' },
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
  'payments/amount-refused': { status: 409, message: 'The card provider rejected this amount.' },
  'payments/refund-refused': { status: 409, message: 'The card provider rejected this refund.' },
  'payments/bad-signature': { status: 400, message: 'The signature of the event is not valid.' },
  'payments/unknown-order': { status: 404, message: 'The event belongs to no order of this shop.' },
  'payments/not-configured': {
    status: 503,
    message: 'Card payments are not available right now. Try again later.',
  },
  'payments/provider-unavailable': {
    status: 503,
    message: 'The card provider did not answer. You have not been charged twice; try again.',
  },
  'payments/busy': {
    status: 503,
    message: 'This payment is changing at the card provider right now. Try again in a moment.',
  },
  'refunds/not-paid': { status: 409, message: 'This order is not paid, so there is nothing to refund.' },
  'refunds/disputed': {
    status: 409,
    message: "The customer's bank disputes this payment. Until it decides, nothing can be refunded.",
  },
  'refunds/above-paid': { status: 409, message: 'This exceeds the refundable amount. Refund less.' },
  'refunds/above-ordered': {
    status: 409,
    message: 'This exceeds the refundable quantity of this part. Refund fewer.',
  },
  'refunds/not-failed': { status: 409, message: 'Only a failed refund can be settled another way.' },
  'refunds/settled': { status: 409, message: 'This failed refund has been settled already.' },
  'refunds/under-way': {
    status: 503,
    message:
      'The card provider did not answer. The refund is recorded and will be retried within the hour; do not refund again.',
  },
  'returns/not-found': { status: 404, message: 'There is no such return.' },
  'returns/not-available': {
    status: 409,
    message: 'These parts cannot be returned. Load the order again.',
  },
  'returns/too-late': {
    status: 409,
    message: 'The time to return these parts is over. Contact the shop.',
  },
  'returns/too-many': { status: 409, message: 'This order has reached the maximum number of returns.' },
  'returns/too-many-images': { status: 409, message: 'This return has six pictures already.' },
  'returns/move-refused': {
    status: 409,
    message: 'The current state of this return does not allow this. Load it again.',
  },
  'mails/not-found': { status: 404, message: 'This order has no such email.' },
  'mails/being-sent': { status: 409, message: 'This email is being sent. Check again in a minute.' },
  'reviews/not-found': { status: 404, message: 'There is no such review.' },
  'fit-reports/not-found': {
    status: 404,
    message: 'There is no such report. Reports are kept for 180 days.',
  },
  'users/not-found': { status: 404, message: 'There is no user with this email.' },
  'users/another-account': {
    status: 409,
    message: 'Another account now uses this email. Load the list again.',
  },
  'users/disabled': { status: 409, message: 'This account is disabled. Its user cannot sign in.' },
  'users/unverified': {
    status: 403,
    message: 'This email is not verified: anyone may have signed up with it.',
  },
  'users/last-admin': {
    status: 409,
    message: 'This is the only admin with a working account. Make another user an admin first.',
  },
  'users/already-admin': { status: 409, message: 'This person is already an admin.' },
  'invitations/open': {
    status: 409,
    message: 'This email is already invited. Send the invitation again or withdraw it.',
  },
  'invitations/not-found': {
    status: 404,
    message: 'There is no such invitation. It may have expired or been withdrawn.',
  },
  'invitations/accepted': {
    status: 409,
    message: 'This invitation has just been accepted. To undo it, revoke the role in All Users.',
  },
  'account/sign-in-again': { status: 403, message: 'Sign in again to confirm that it is you.' },
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
  'service/unavailable': {
    status: 503,
    message: 'The shop is temporarily unavailable. Try again in a moment.',
  },
  'service/internal': {
    status: 500,
    message: 'Something went wrong on our side. Check whether it went through before you try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** Errors of calls that need the card provider. */
export const providerErrors: readonly ErrorCode[] = [
  'payments/not-configured',
  'payments/busy',
  'payments/provider-unavailable',
];
