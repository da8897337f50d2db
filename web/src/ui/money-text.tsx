import { config } from '../config.ts';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: config.currency.toUpperCase() });

/** A decimal amount in the shop's currency, as people read it: 1234.5 → `$1,234.50`. */
export function formatMoney(amount: number): string {
  return format.format(amount);
}

export function MoneyText({ amount }: { readonly amount: number }) {
  return <span className="money">{formatMoney(amount)}</span>;
}
