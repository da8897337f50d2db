import type { StripeElementStyle, StripeElementStyleVariant } from '@stripe/stripe-js';

const ground = `
:host { all: initial; display: block; width: 100%; color-scheme: inherit; container-type: inline-size; }
.card { display: flex; align-items: center; gap: 8px; min-height: 1.5em; }
input { all: unset; box-sizing: border-box; min-width: 0; font: 400 16px/1.5 system-ui, sans-serif; color: #32325d; }
input::placeholder { color: #6b7c93; opacity: 1; }
input[aria-invalid='true'] { color: #eb1c26; }
input:disabled { opacity: 0.6; }
.number { flex: 1 1 11em; }
.expiry { flex: 0 0 4.6em; }
.cvc { flex: 0 0 3.2em; }
@container (width < 18.5em) {
  .card { flex-wrap: wrap; row-gap: 4px; }
  .number { flex-basis: 100%; }
}
`;

type Css = Pick<StripeElementStyleVariant, 'color' | 'fontFamily' | 'fontSize'>;

/** Converts the shop's style options to CSS declarations. Removes characters that would end a declaration. */
function declarations({ color = '', fontFamily = '', fontSize = '' }: Css): string {
  return Object.entries({ color, 'font-family': fontFamily, 'font-size': fontSize })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.replace(/[;{}<>]/gu, '')};`)
    .join(' ');
}

/** Builds the Element's style sheet from the default styles and the page's `style` option. */
export function styleSheetFor({ base = {}, invalid = {} }: StripeElementStyle = {}): string {
  return `${ground}
:host { ${declarations({ fontSize: base.fontSize ?? '' })} }
input { ${declarations(base)} }
input::placeholder { ${declarations(base['::placeholder'] ?? {})} }
.card.invalid input { ${declarations(invalid)} }`;
}
