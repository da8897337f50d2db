import type { StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import { EventEmitter } from 'eventemitter3';
import { brandOf } from '../card-number.ts';
import { CardFields } from './card-fields.ts';
import { digitsOf } from './card-text.ts';
import { expiryOf, problemsOf, type CardProblem } from './card-validation.ts';
import { IntegrationError } from './integration-error.ts';

/** Card details as parameters of `POST /v1/payment_methods`, or the first validation error of the card fields. */
export type CardReading =
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly problem: CardProblem };

type CardListener<Event = { readonly elementType: 'card' }> = (event: Event) => void;

interface CardListeners {
  readonly ready: CardListener;
  readonly focus: CardListener;
  readonly blur: CardListener;
  readonly change: CardListener<StripeCardElementChangeEvent>;
}

/** Replacement for Stripe's CardElement; works with react-stripe-js and without a framework. */
export class CardElement extends EventEmitter<CardListeners> {
  readonly _elementType = 'card';
  readonly #onDestroy: () => void;
  #options: StripeCardElementOptions;
  #fields: CardFields | undefined;
  #parent: HTMLElement | undefined;

  constructor(options: StripeCardElementOptions, onDestroy: () => void) {
    super();
    this.#options = options;
    this.#onDestroy = onDestroy;
  }

  mount(target: string | HTMLElement): void {
    const parent = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (parent === null)
      throw new IntegrationError(
        `The selector you specified applies to no DOM elements that are currently on the page.`,
      );
    this.unmount();
    this.#parent = parent;
    const fields = new CardFields(() => {
      this.#report();
    });
    fields.apply(this.#options);
    fields.node.addEventListener('focusin', () => {
      this.#setFocus(true);
    });
    fields.node.addEventListener('focusout', () => {
      this.#setFocus(false);
    });
    this.#fields = fields;
    parent.classList.add('StripeElement');
    parent.replaceChildren(fields.node);
    queueMicrotask(() => {
      if (this.#parent === parent) this.emit('ready', { elementType: 'card' });
    });
  }

  unmount(): void {
    this.#fields?.node.remove();
    this.#fields = undefined;
    this.#parent = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#onDestroy();
  }

  update(changes: StripeCardElementOptions): void {
    this.#options = { ...this.#options, ...changes };
    this.#fields?.apply(this.#options);
  }

  focus(): void {
    this.#fields?.focus();
  }

  /** Returns the card details, or the first validation error. Also marks the first filled field that is invalid. */
  read(): CardReading {
    if (this.#fields === undefined)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const { texts } = this.#fields;
    const [problem] = problemsOf(texts);
    if (problem !== undefined) {
      this.#fields.showAllProblems();
      return { problem };
    }
    const { month, year } = expiryOf(texts.expiry);
    return {
      fields: {
        number: digitsOf(texts.number),
        exp_month: String(month),
        exp_year: String(year),
        cvc: texts.cvc,
      },
    };
  }

  #setFocus(hasFocus: boolean): void {
    this.#parent?.classList.toggle('StripeElement--focus', hasFocus);
    this.emit(hasFocus ? 'focus' : 'blur', { elementType: 'card' });
  }

  #report(): void {
    if (this.#fields === undefined) return;
    const { texts, visibleProblem: problem } = this.#fields;
    this.#parent?.classList.toggle('StripeElement--invalid', problem !== undefined);
    const event: StripeCardElementChangeEvent = {
      elementType: 'card',
      empty: Object.values(texts).every((text) => text === ''),
      complete: problemsOf(texts).length === 0,
      error: problem && { type: problem.type, code: problem.code, message: problem.message },
      value: { postalCode: '' },
      brand: brandOf(digitsOf(texts.number)).name,
    };
    this.emit('change', event);
  }
}
