import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { brandOf } from '../card-number.ts';
import { styleSheetFor } from './card-style.ts';
import { digitsOf, formatCvc, formatExpiry, formatNumber } from './card-text.ts';
import { problemsOf, type CardProblem, type CardTexts, type FieldName } from './card-validation.ts';

const fieldNames: readonly FieldName[] = ['number', 'expiry', 'cvc'];

const attributes = {
  number: { ariaLabel: 'Card number', placeholder: 'Card number', autocomplete: 'cc-number' },
  expiry: { ariaLabel: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { ariaLabel: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc' },
} as const;

function makeInput(name: FieldName): HTMLInputElement {
  const input = document.createElement('input');
  return Object.assign(input, { className: name, inputMode: 'numeric', ...attributes[name] });
}

/** Three card fields in a shadow root, in place of Stripe's iframe. */
export class CardFields {
  readonly node = document.createElement('div');
  readonly #sheet = new CSSStyleSheet();
  readonly #inputs = { number: makeInput('number'), expiry: makeInput('expiry'), cvc: makeInput('cvc') };
  /** Fields that the user has left. In all others, an incomplete text is no error yet. */
  readonly #left = new Set<FieldName>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    const row = document.createElement('div');
    row.className = 'card';
    row.append(...Object.values(this.#inputs));
    const root = this.node.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [this.#sheet];
    root.append(row);
    for (const name of fieldNames) this.#listenTo(name);
  }

  get texts(): CardTexts {
    const { number, expiry, cvc } = this.#inputs;
    return { number: number.value, expiry: expiry.value, cvc: cvc.value };
  }

  /** First validation error. Skips empty fields, and incomplete fields that the user has not left yet. */
  get visibleProblem(): CardProblem | undefined {
    return problemsOf(this.texts).find(
      ({ field, isUnfinished }) =>
        this.#inputs[field].value !== '' && (!isUnfinished || this.#left.has(field)),
    );
  }

  apply({ style, disabled = false }: StripeCardElementOptions): void {
    this.#sheet.replaceSync(styleSheetFor(style));
    for (const input of Object.values(this.#inputs)) input.disabled = disabled;
  }

  focus(): void {
    this.#inputs.number.focus();
  }

  /** Marks the first filled field that is invalid, even if the user has not left that field yet. */
  showAllProblems(): void {
    fieldNames.forEach((name) => this.#left.add(name));
    this.#changed();
  }

  #listenTo(name: FieldName): void {
    const input = this.#inputs[name];
    input.addEventListener('input', () => {
      // In the middle of the text, formatting would move the caret.
      const isAtEnd = input.selectionStart === input.value.length;
      if (isAtEnd) input.value = this.#formatted(name);
      this.#changed();
      if (isAtEnd) this.#moveOn(name);
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.node.closest('form')?.requestSubmit();
    });
    input.addEventListener('focus', () => this.#left.delete(name));
    input.addEventListener('blur', () => {
      this.#left.add(name);
      this.#changed();
    });
  }

  #formatted(name: FieldName): string {
    const { number, expiry, cvc } = this.texts;
    if (name === 'number') return formatNumber(number);
    return name === 'expiry' ? formatExpiry(expiry) : formatCvc(cvc, brandOf(digitsOf(number)));
  }

  /** Moves the focus from a complete field to the next one. */
  #moveOn(name: FieldName): void {
    if (problemsOf(this.texts).some(({ field }) => field === name)) return;
    const next = fieldNames[fieldNames.indexOf(name) + 1];
    if (next !== undefined) this.#inputs[next].focus();
  }

  #changed(): void {
    const visible = this.visibleProblem;
    for (const name of fieldNames) this.#inputs[name].ariaInvalid = String(visible?.field === name);
    this.#onChange();
  }
}
