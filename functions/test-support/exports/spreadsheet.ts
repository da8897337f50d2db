import type { CallName } from '@pedalworks/contract';
import Papa from 'papaparse';
import { expect } from 'vitest';
import type { Asking, Shop } from '../shop.ts';

export type SheetRow = Readonly<Record<string, string>>;

/** Parses a CSV file, which must start with a byte order mark. */
export function rowsIn(text: string): readonly SheetRow[] {
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<SheetRow>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

export async function sheetOf(shop: Shop, name: CallName, asking: Asking): Promise<readonly SheetRow[]> {
  return rowsIn(textOf((await shop.call(name, asking)).bytes));
}
