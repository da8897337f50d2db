import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { brandOf } from '../card-number.ts';
import { styleSheetFor } from './card-style.ts';
import { digitsOf, formatCvc, formatExpiry, formatNumber } from './card-text.ts';
import { problemsOf, type CardProblem, type CardTexts, type FieldName } from './card-validation.ts';

const fieldNames: readonly FieldName[] = ['number', 'expiry', 'cvc'];

const attributes = {
  number: { label: 'Card number', placeholder: 'Card number', autocomplete: 'cc-number' },
  expiry: { label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc' },
} as const;

export interface FieldsListener {
  readonly onChange: () => void;
  readonly onFocus: (hasFocus: boolean) => void;
}

function makeInput(name: FieldName): HTMLInputElement {
  const { label, placeholder, autocomplete } = attributes[name];
  const input = document.createElement('input');
  input.className = name;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.name = autocomplete;
  input.placeholder = placeholder;
  input.spellcheck = false;
  input.setAttribute('autocomplete', autocomplete);
  input.setAttribute('aria-label', label);
  return input;
}

/** Three card fields in a shadow root, in place of Stripe's iframe. */
export class CardFields {
  readonly #host = document.createElement('div');
  readonly #row = document.createElement('div');
  readonly #sheet = new CSSStyleSheet();
  readonly #inputs: Record<FieldName, HTMLInputElement>;
  readonly #left = new Set<FieldName>();
  readonly #listener: FieldsListener;

  constructor(listener: FieldsListener) {
    this.#listener = listener;
    this.#inputs = { number: makeInput('number'), expiry: makeInput('expiry'), cvc: makeInput('cvc') };
    this.#row.className = 'card';
    this.#row.append(...Object.values(this.#inputs));
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [this.#sheet];
    root.append(this.#row);
    fieldNames.forEach((name) => {
      this.#listenTo(name);
    });
    this.#host.addEventListener('focusin', () => {
      listener.onFocus(true);
    });
    this.#host.addEventListener('focusout', (event) => {
      if (event.relatedTarget !== this.#host) listener.onFocus(false);
    });
    this.#show();
  }

  get node(): HTMLElement {
    return this.#host;
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
    input.addEventListener('input', (event) => {
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      // Formatting would move the caret of a user who edits the middle.
      if (input.selectionStart === input.value.length) this.#format(name, isDeleting);
      this.#changed();
      if (!isDeleting) this.#moveOn(name);
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#host.closest('form')?.requestSubmit();
    });
    input.addEventListener('focus', () => this.#left.delete(name));
    input.addEventListener('blur', () => {
      this.#left.add(name);
      this.#changed();
    });
  }

  #format(name: FieldName, isDeleting: boolean): void {
    const input = this.#inputs[name];
    if (name === 'number') input.value = formatNumber(input.value);
    else if (name === 'expiry') input.value = formatExpiry(input.value, isDeleting);
    else input.value = formatCvc(input.value, brandOf(digitsOf(this.#inputs.number.value)));
  }

  #moveOn(name: FieldName): void {
    const input = this.#inputs[name];
    const isAtEnd = input.selectionStart === input.value.length;
    if (!isAtEnd || problemsOf(this.texts).some(({ field }) => field === name)) return;
    const next = fieldNames[fieldNames.indexOf(name) + 1];
    if (next !== undefined) this.#inputs[next].focus();
  }

  #changed(): void {
    this.#show();
    this.#listener.onChange();
  }

  #show(): void {
    const visible = this.visibleProblem;
    this.#row.classList.toggle('invalid', visible !== undefined);
    for (const name of fieldNames)
      this.#inputs[name].setAttribute('aria-invalid', String(visible?.field === name));
  }
}
