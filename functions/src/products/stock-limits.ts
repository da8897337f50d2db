import { formatNumber, maxQuantity, plural } from '@pedalworks/contract';

/** True if stock may change from one number to another by hand. Only orders make it negative, and any edit may raise it. */
export const isAllowedStock = (before: number, after: number): boolean =>
  after <= maxQuantity && (after >= 0 || after >= before);

export const fewLeft = (quantity: number) =>
  `Only ${formatNumber(Math.max(0, quantity))} ${plural(Math.max(0, quantity), 'is', 'are')} left`;
