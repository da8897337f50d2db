import type { CardBrand } from '../card-number.ts';

/** Generic 32 × 20 icon for each card brand, without trademarked artwork. */
const drawings: Readonly<Record<CardBrand['name'], string>> = {
  unknown: '<rect x="0" y="4" width="32" height="4"/><rect x="4" y="12" width="10" height="3" rx="1"/>',
  visa: '<text x="16" y="14" font-size="10" font-style="italic">VISA</text>',
  mastercard: '<circle cx="12.5" cy="10" r="6" opacity=".9"/><circle cx="19.5" cy="10" r="6" opacity=".55"/>',
  amex: '<text x="16" y="13.5" font-size="8">AMEX</text>',
  discover: '<text x="13" y="13.5" font-size="8">DISC</text><circle cx="26" cy="10.5" r="3"/>',
  diners: '<circle cx="16" cy="10" r="6.5" opacity=".5"/><rect x="12" y="5.5" width="8" height="9" rx="4"/>',
  jcb: '<text x="16" y="14" font-size="10">JCB</text>',
  unionpay: '<text x="16" y="13.5" font-size="8">UPay</text>',
};

export function brandIcon(name: CardBrand['name']): string {
  return `<svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" focusable="false">
<rect x=".5" y=".5" width="31" height="19" rx="3" fill="none" stroke="currentColor" opacity=".6"/>
<g fill="currentColor" font-family="Arial, sans-serif" font-weight="700" text-anchor="middle">${drawings[name]}</g></svg>`;
}
