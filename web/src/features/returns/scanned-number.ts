/**
 * Returns the return number that a scanner or a person typed, in any case, with or without `RT-`; null if it cannot be
 * one. Ignores all other characters: a scanner set up for another keyboard layout types the hyphen as one of them.
 */
export function scannedNumber(typed: string): string | null {
  const code = typed.replaceAll(/[^A-Za-z0-9]/gu, '').toUpperCase();
  const found = /^(?:RT)?([A-Z0-9]{6})$/u.exec(code)?.[1];
  return found === undefined ? null : `RT-${found}`;
}
