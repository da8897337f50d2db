import { config } from '../config.ts';
import { writeMoney } from './write-money.ts';

/** A decimal amount in the shop's currency, as people read it: 1234.5 → `$1,234.50`. */
export function formatMoney(amount: number): string {
  return writeMoney(amount, config.moneyFormat);
}

export function MoneyText({ amount }: { readonly amount: number }) {
  return <span className="money">{formatMoney(amount)}</span>;
}
