interface Row {
  readonly line: number;
  readonly quantity: number;
}

/** Merges rows of the same line that are alike, adding their quantities. */
export function mergedRows<Item extends Row>(
  rows: readonly Item[],
  kindOf: (row: Item) => string,
): readonly Item[] {
  const merged = new Map<string, Item>();
  for (const row of rows) {
    const key = `${String(row.line)} ${kindOf(row)}`;
    merged.set(key, { ...row, quantity: row.quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}
