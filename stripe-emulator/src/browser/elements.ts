import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { IntegrationError } from './integration-error.ts';

/** React component such as `CardElement`. react-stripe-js sets `__elementType` to the Element's type. */
interface ElementComponent {
  readonly __elementType?: string;
}

/** Result of `stripe.elements()`; supports card Elements only. */
export class Elements {
  #card: CardElement | undefined;

  create(type: string, options: StripeCardElementOptions = {}): CardElement {
    if (type !== 'card')
      throw new IntegrationError(`The offline card provider has no Element of type ${type}, only card.`);
    if (this.#card !== undefined) throw new IntegrationError('Can only create one Element of type card.');
    this.#card = new CardElement(options, () => {
      this.#card = undefined;
    });
    return this.#card;
  }

  getElement(wanted: string | ElementComponent): CardElement | null {
    const type = typeof wanted === 'string' ? wanted : wanted.__elementType;
    return type === 'card' ? (this.#card ?? null) : null;
  }

  /** Does nothing, because appearance and locale only apply to unsupported Elements. */
  update(): void {
    return undefined;
  }
}
