import qs from 'qs';
import { parameterFailure } from '../failure.ts';

/** Typed access to request parameters. Throws the same errors as Stripe for invalid ones. */
export class Params {
  readonly #values: qs.ParsedQs;
  readonly #prefix: string;

  /** @param values URL-encoded text such as `metadata[orderId]=1`, or the parsed value of a nested parameter */
  constructor(values: string | qs.ParsedQs, prefix = '') {
    this.#values = typeof values === 'string' ? qs.parse(values) : values;
    this.#prefix = prefix;
  }

  /** Rejects the request if it has parameters other than `names`. */
  allow(...names: string[]): void {
    const unknown = Object.keys(this.#values).find((name) => !names.includes(name));
    if (unknown === undefined) return;
    const param = this.#nameOf(unknown);
    throw parameterFailure('parameter_unknown', param, `Received unknown parameter: ${param}`);
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' ? value : this.#refuse('string', name);
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.#refuseMissing(name);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return /^-?\d{1,15}$/u.test(value) ? Number(value) : this.#refuse('integer', name);
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.#refuseMissing(name);
  }

  flag(name: string): boolean {
    return this.choice(name, ['true', 'false']) === 'true';
  }

  /** Returns one of `choices`, or undefined if the parameter is missing. */
  choice<const C extends string>(name: string, choices: readonly C[]): C | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return choices.find((choice) => choice === value) ?? this.#refuse('enum', name);
  }

  child(name: string): Params | undefined {
    const value = this.#values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value)) return this.#refuse('object', name);
    return new Params(value, this.#nameOf(name));
  }

  list(name: string): string[] | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'string')
      : this.#refuse('array', name);
  }

  /** Returns the key-value pairs of a nested parameter such as `metadata`. */
  pairs(name: string): Record<string, string> {
    const child = this.child(name);
    const pairs = child === undefined ? [] : Object.entries(child.#values);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }

  #nameOf(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }

  #refuse(type: 'string' | 'integer' | 'enum' | 'object' | 'array', name: string): never {
    const param = this.#nameOf(name);
    throw parameterFailure(`parameter_invalid_${type}`, param, `Invalid ${type}: ${param}`);
  }

  #refuseMissing(name: string): never {
    const param = this.#nameOf(name);
    throw parameterFailure('parameter_missing', param, `Missing required param: ${param}.`);
  }
}
