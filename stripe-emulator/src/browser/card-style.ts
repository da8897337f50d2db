import type { StripeElementStyle, StripeElementStyleVariant } from '@stripe/stripe-js';

/** The properties Stripe lets an Element's style set (Stripe docs, "Style object"). */
const allowed = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontSmoothing',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
] as const;

function kebab(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** Text that cannot leave its declaration. */
function harmless(value: string | number): string {
  return String(value).replace(/[;{}<>]/gu, '');
}

type Declarations = Pick<StripeElementStyleVariant, (typeof allowed)[number]>;

function declarations(style: Declarations): string {
  return allowed
    .flatMap((name) => {
      const value = style[name];
      return value === undefined ? [] : [`${kebab(name)}: ${harmless(value)};`];
    })
    .join(' ');
}

const pseudo = [
  ':hover',
  ':focus',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
  ':disabled',
] as const;

function variantRules(selector: string, variant: StripeElementStyleVariant | undefined): string {
  if (variant === undefined) return '';
  const states = pseudo.map((state) => {
    const style = variant[state];
    return style === undefined ? '' : `${selector} input${state} { ${declarations(style)} }`;
  });
  const icon =
    variant.iconColor === undefined ? '' : `${selector} .icon { color: ${harmless(variant.iconColor)}; }`;
  return [`${selector} input { ${declarations(variant)} }`, icon, ...states].join('\n');
}

const ground = `
:host { all: initial; display: block; width: 100%; color-scheme: inherit; }
.card { display: flex; align-items: center; gap: 8px; min-height: 1.5em; }
.icon { display: flex; flex: none; color: #6b7c93; }
.card.invalid .icon { color: #eb1c26; }
input { all: unset; box-sizing: border-box; min-width: 0; font: 400 16px/1.5 system-ui, sans-serif; color: #32325d; }
input::placeholder { color: #6b7c93; opacity: 1; }
input[aria-invalid='true'] { color: #eb1c26; }
input:disabled { opacity: 0.6; }
.number { flex: 1 1 11em; }
.expiry { flex: 0 0 4.6em; }
.cvc { flex: 0 0 3.2em; }
`;

/** The Element's whole style sheet for the style the app passes, dark or light. */
export function styleSheetFor(style: StripeElementStyle = {}): string {
  return [
    ground,
    variantRules('.card', style.base),
    variantRules('.card.empty', style.empty),
    variantRules('.card.complete', style.complete),
    variantRules('.card.invalid', style.invalid),
  ].join('\n');
}
