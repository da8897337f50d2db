import type { ApiObject } from './route.ts';
import type { State } from '../state.ts';

/** Returns the object with this id, or `id` unchanged if there is no such object. */
function resolve(state: State, id: unknown): unknown {
  if (typeof id !== 'string') return id;
  return state.charges.get(id) ?? state.paymentMethods.get(id)?.object ?? state.paymentIntents.get(id) ?? id;
}

function expandField(state: State, object: object, [name, ...rest]: readonly string[]): object {
  if (name === undefined || !(name in object)) return object;
  const value: unknown = Reflect.get(object, name);
  if (Array.isArray(value))
    return { ...object, [name]: value.map((item: object) => expandField(state, item, rest)) };
  const resolved = resolve(state, value);
  const isObject = typeof resolved === 'object' && resolved !== null;
  return { ...object, [name]: isObject ? expandField(state, resolved, rest) : resolved };
}

/** Replaces the ids at `paths` (`latest_charge`, `data.payment_method`) with their objects. */
export function expand(state: State, object: ApiObject, paths: readonly string[]): object {
  return paths.reduce<object>((expanded, path) => expandField(state, expanded, path.split('.')), object);
}
