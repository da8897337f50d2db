/** Name of a URL parameter, with functions that parse and serialise its value. */
export interface Param<Value> {
  readonly name: string;
  /** Parses all values of the parameter. Returns the default if they are missing or invalid. */
  readonly read: (texts: readonly string[]) => Value;
  /** Serialises a value as texts. The default becomes an empty text, which the URL omits. */
  readonly write: (value: Value) => readonly string[];
}

/** Schema of related parameters, in the order in which the URL lists them. */
export type Params<Values> = { readonly [Key in keyof Values]: Param<Values[Key]> };

export type ValuesOf<Schema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends Param<infer Value> ? Value : never;
};

export function param<Value>(
  name: string,
  read: (text: string) => Value,
  write: (value: Value) => string,
): Param<Value> {
  return { name, read: ([text = '']) => read(text), write: (value) => [write(value)] };
}

export const text = (name: string) => param<string>(name, String, String);

export function oneOf<const Value extends string | number, const Fallback>(
  name: string,
  values: readonly Value[],
  fallback: Fallback,
): Param<Value | Fallback> {
  return param<Value | Fallback>(
    name,
    (text) => values.find((value) => String(value) === text) ?? fallback,
    (value) => (value === fallback ? '' : String(value)),
  );
}

export function readParams<Values extends object>(schema: Params<Values>, params: URLSearchParams): Values {
  const values = {} as Values;
  for (const key of keysOf(schema)) values[key] = schema[key].read(params.getAll(schema[key].name));
  return values;
}

/** Serialises `values` and keeps those parameters of `others` that are not in the schema. */
export function writeParams<Values extends object>(
  schema: Params<Values>,
  values: Values,
  others = new URLSearchParams(),
): URLSearchParams {
  const own = keysOf(schema).flatMap((key) => {
    const { name, write } = schema[key];
    return write(values[key]).map((text) => [name, text]);
  });
  const names = keysOf(schema).map((key) => schema[key].name);
  return new URLSearchParams([...own.filter(([, text]) => text !== ''), ...without(others, names)]);
}

function keysOf<Values extends object>(schema: Params<Values>) {
  return Object.keys(schema) as (keyof Values)[];
}

export function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}
