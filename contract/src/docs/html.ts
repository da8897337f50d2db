export interface Html {
  readonly text: string;
}

/** Template tag that escapes every value except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: readonly (Html | string)[]): Html {
  const escaped = values.map((value) => (typeof value === 'string' ? escape(value) : value.text));
  return { text: String.raw({ raw: parts }, ...escaped) };
}

export function join(parts: readonly Html[]): Html {
  return { text: parts.map(({ text }) => text).join('') };
}

/** Marks trusted text as safe. Never pass it user input. */
export function raw(text: string): Html {
  return { text };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}
