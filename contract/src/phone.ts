/** Returns the digits to dial, without `(0)`, which is only dialled within a country. */
export function toDialNumber(phone: string): string {
  return phone.replace(/\(0\)/u, '').replace(/[^+\d]/gu, '');
}
