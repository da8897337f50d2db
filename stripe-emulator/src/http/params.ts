import { parameterFailure } from '../failure.ts';
import type { FormNode } from './form-body.ts';

/** A request's parameters, read by name and type; anything wrong is refused the way Stripe refuses it. */
export class Params {
  readonly #node: FormNode;
  readonly #prefix: string;

  constructor(node: FormNode, prefix = '') {
    this.#node = node;
    this.#prefix = prefix;
  }

  /** Refuses every parameter but these. */
  allow(...names: string[]): void {
    const unknown = [...this.#node.keys()].find((name) => !names.includes(name));
    if (unknown === undefined) return;
    const param = this.#nameOf(unknown);
    throw parameterFailure('parameter_unknown', param, `Received unknown parameter: ${param}`);
  }

  has(name: string): boolean {
    return this.#node.has(name);
  }

  text(name: string): string | undefined {
    const value = this.#node.get(name);
    if (value instanceof Map)
      throw parameterFailure(
        'parameter_invalid_string',
        this.#nameOf(name),
        `Invalid string: ${this.#nameOf(name)}`,
      );
    return value === '' ? undefined : value;
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.#refuseMissing(name);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/u.test(value)) return Number(value);
    throw parameterFailure('parameter_invalid_integer', this.#nameOf(name), `Invalid integer: ${value}`);
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.#refuseMissing(name);
  }

  flag(name: string): boolean {
    const value = this.text(name);
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    throw parameterFailure('parameter_invalid_boolean', this.#nameOf(name), `Invalid boolean: ${value}`);
  }

  /** One of `choices`, or undefined when it is not given. */
  choice<const C extends string>(name: string, choices: readonly C[]): C | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    const message = `Invalid ${this.#nameOf(name)}: must be one of ${choices.join(', ')}`;
    throw parameterFailure('parameter_invalid_enum', this.#nameOf(name), message);
  }

  child(name: string): Params | undefined {
    const value = this.#node.get(name);
    if (value === undefined || value === '') return undefined;
    if (value instanceof Map) return new Params(value, this.#nameOf(name));
    throw parameterFailure('parameter_invalid_object', this.#nameOf(name), 'Invalid object');
  }

  list(name: string): string[] | undefined {
    const value = this.#node.get(name);
    if (value === undefined) return undefined;
    if (!(value instanceof Map))
      throw parameterFailure('parameter_invalid_array', this.#nameOf(name), 'Invalid array');
    return [...value.values()].filter((item) => typeof item === 'string');
  }

  /** Flat name-to-text pairs, as `metadata` is. */
  pairs(name: string): Record<string, string> {
    const value = this.#node.get(name);
    if (!(value instanceof Map)) return {};
    return Object.fromEntries(
      [...value].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  }

  #nameOf(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }

  #refuseMissing(name: string): never {
    const param = this.#nameOf(name);
    throw parameterFailure('parameter_missing', param, `Missing required param: ${param}.`);
  }
}
