import type { CallName } from './call-addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './account.ts';
import { auditEndpoints } from './audit.ts';
import { fitEndpoints } from './fits.ts';
import { fitReportEndpoints } from './fit-reports.ts';
import { exportEndpoints } from './exports.ts';
import { healthEndpoints } from './health.ts';
import { imageEndpoints } from './images.ts';
import { invitationEndpoints } from './invitations.ts';
import { invoiceEndpoints } from './invoices.ts';
import { mailEndpoints } from './mails.ts';
import { shipmentEndpoints } from './order-shipments.ts';
import { orderEndpoints } from './orders.ts';
import { ownerPageEndpoints } from './owner-pages.ts';
import { paymentEndpoints } from './payments.ts';
import { importHistoryEndpoints } from './import-history.ts';
import { productImportEndpoints } from './product-import.ts';
import { productEndpoints } from './products.ts';
import { refundEndpoints } from './refunds.ts';
import { returnEndpoints } from './returns.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { settingsEndpoints } from './settings.ts';
import { statsEndpoints } from './stats.ts';
import { stockEndpoints } from './stock.ts';
import { userEndpoints } from './users.ts';
import { withdrawalEndpoints } from './withdrawals.ts';

export * from './account.ts';
export { countryName } from './address-lines.ts';
export * from './address.ts';
export * from './call-addresses.ts';
export * from './audit.ts';
export * from './bike-ids.ts';
export { readSavedBikes } from './read-bikes.ts';
export * from './bounded-input.ts';
export * from './bulk.ts';
export * from './carriers.ts';
export * from './contact-details.ts';
export * from './calendar.ts';
export * from './days.ts';
export * from './durations.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './exports.ts';
export * from './fields.ts';
export * from './fit/index.ts';
export * from './fit-fields.ts';
export * from './fits.ts';
export * from './fit-reports.ts';
export * from './fold-text.ts';
export * from './formula-escaping.ts';
export * from './health.ts';
export * from './images.ts';
export * from './invitation-outcomes.ts';
export * from './invitations.ts';
export * from './invoices.ts';
export * from './mails.ts';
export * from './made-to-order.ts';
export * from './money.ts';
export * from './number-change.ts';
export * from './numbers.ts';
export * from './phone.ts';
export * from './openapi.ts';
export * from './order-lines.ts';
export * from './order-moves.ts';
export * from './order.ts';
export * from './order-requests.ts';
export * from './order-returns.ts';
export * from './order-shipments.ts';
export * from './orders.ts';
export * from './owner-page-keys.ts';
export * from './owner-pages.ts';
export * from './owed-replacements.ts';
export * from './pages.ts';
export * from './paging.ts';
export * from './payments.ts';
export * from './pricing.ts';
export * from './import-history.ts';
export * from './product-columns.ts';
export * from './product-safety.ts';
export * from './shown-safety.ts';
export * from './product-fields.ts';
export * from './product-import.ts';
export * from './products.ts';
export * from './refunded-units.ts';
export * from './refund-methods.ts';
export * from './refunds.ts';
export * from './return-days.ts';
export * from './return-moves.ts';
export * from './return-requests.ts';
export * from './restocked-units.ts';
export * from './return-units.ts';
export * from './returns.ts';
export * from './reviews.ts';
export * from './search.ts';
export * from './settings.ts';
export * from './shipments.ts';
export * from './slug.ts';
export * from './stats.ts';
export * from './stock.ts';
export * from './takes-stock.ts';
export * from './units-to-send.ts';
export * from './users.ts';
export * from './withdrawal-page.ts';
export * from './withdrawal-terms.ts';
export * from './withdrawals.ts';
export * from './words.ts';

/** All endpoints by name. A name in `callAddresses` without an endpoint is a compile error. */
export const endpoints = {
  ...productEndpoints,
  ...productImportEndpoints,
  ...importHistoryEndpoints,
  ...stockEndpoints,
  ...fitEndpoints,
  ...fitReportEndpoints,
  ...orderEndpoints,
  ...shipmentEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...returnEndpoints,
  ...withdrawalEndpoints,
  ...reviewEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  ...accountEndpoints,
  ...settingsEndpoints,
  ...ownerPageEndpoints,
  ...imageEndpoints,
  ...auditEndpoints,
  ...searchEndpoints,
  ...mailEndpoints,
  ...statsEndpoints,
  ...exportEndpoints,
  ...healthEndpoints,
} as const satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;
