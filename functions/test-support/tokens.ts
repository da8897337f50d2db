/** What a token of the Auth emulator says; it is not signed, so a test can say anything. */
export type Claims = Readonly<Record<string, unknown>>;

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** A token that says this and nothing else. */
export function tokenSaying(claims: Claims): string {
  return forged('.e30.', claims);
}

/** The same token with other claims. */
export function forged(token: string, changes: Claims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...claimsOf(token), ...changes })}.`;
}

/** A token that pretends to be signed by Google's current keys. */
export function badlySigned(token: string): string {
  const header = encoded({ alg: 'RS256', typ: 'JWT', kid: 'nobody' });
  return `${header}.${token.split('.')[1] ?? ''}.c2lnbmF0dXJl`;
}

function encoded(product: object): string {
  return Buffer.from(JSON.stringify(product)).toString('base64url');
}
