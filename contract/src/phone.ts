/** Returns the digits to dial, without a `(0)` that is dialled only inside a country. */
export function toDialNumber(phone: string): string {
  return phone.replace(/\(0\)/u, '').replace(/[^+\d]/gu, '');
}
