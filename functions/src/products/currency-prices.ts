import { ApiError, decimalsProblem, isInCurrency, type ProductChange } from '@pedalworks/contract';

/** @throws ApiError `request/invalid` if a price has more decimals than the shop's currency */
export function requireCurrencyPrices(
  { price, priceBreaks = [] }: Pick<ProductChange, 'price' | 'priceBreaks'>,
  currency: string,
): void {
  const prices = [
    { path: 'price', label: 'Price', amount: price },
    ...priceBreaks.map((each, index) => ({
      path: `priceBreaks[${String(index)}].price`,
      label: 'Price of a price break',
      amount: each.price,
    })),
  ];
  const issues = prices
    .filter(({ amount }) => !isInCurrency(amount, currency))
    .map(({ path, label }) => ({ path, message: decimalsProblem(label, currency) }));
  if (issues.length > 0) throw new ApiError('request/invalid', { issues });
}
