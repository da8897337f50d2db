import type { StripeElementStyle } from '@stripe/stripe-js';

/** Builds the Element's style sheet. Inherits the page's text colour and font, and takes the other colours from `style`. */
export function styleSheetFor({ base = {}, invalid = {} }: StripeElementStyle = {}): string {
  return `
:host { display: block; container-type: inline-size; }
.card { display: flex; gap: 8px; }
input { all: unset; box-sizing: border-box; min-width: 0; }
input::placeholder { color: ${base['::placeholder']?.color ?? '#6b7c93'}; opacity: 1; }
input[aria-invalid='true'] { color: ${invalid.color ?? '#eb1c26'}; }
input:disabled { opacity: 0.6; }
.number { flex: 1 1 11em; }
.expiry { flex: 0 0 4.6em; }
.cvc { flex: 0 0 3.2em; }
@container (width < 18.5em) {
  .card { flex-wrap: wrap; row-gap: 4px; }
  .number { flex-basis: 100%; }
}`;
}
