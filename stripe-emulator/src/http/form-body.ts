/** A decoded form body: names to text or to further names, as Stripe's API nests them (`metadata[order_id]`). */
export type FormNode = Map<string, string | FormNode>;

/** `card[number]` → ['card', 'number']; `expand[]` → ['expand', '']. */
function segmentsOf(name: string): string[] {
  const opening = name.indexOf('[');
  if (opening < 0) return [name];
  const inner = name.slice(opening).matchAll(/\[([^\]]*)\]/gu);
  return [name.slice(0, opening), ...Array.from(inner, ([, segment = '']) => segment)];
}

function childOf(node: FormNode, segment: string): FormNode {
  const existing = node.get(segment);
  if (existing instanceof Map) return existing;
  const child: FormNode = new Map();
  node.set(segment, child);
  return child;
}

/** Decodes `application/x-www-form-urlencoded` text with Stripe's bracket nesting; lists become maps by index. */
export function decodeForm(text: string): FormNode {
  const root: FormNode = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const segments = segmentsOf(name);
    const last = segments.pop() ?? name;
    const parent = segments.reduce(childOf, root);
    parent.set(last === '' ? String(parent.size) : last, value);
  }
  return root;
}

/** The same text for the same parameters, whatever their order: what an idempotency key is held to. */
export function fingerprintOf(text: string): string {
  return JSON.stringify(Array.from(new URLSearchParams(text)).sort());
}
