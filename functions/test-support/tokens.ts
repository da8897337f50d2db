/** Claims of an Auth emulator token. It is unsigned, so tests can set any claim. */
export type Claims = Readonly<Record<string, unknown>>;

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** Creates a token with only these claims. */
export function tokenSaying(claims: Claims): string {
  return forged('.e30.', claims);
}

/** Copies a token with changed claims. */
export function forged(token: string, changes: Claims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...claimsOf(token), ...changes })}.`;
}

/** Copies a token with an RS256 header and an invalid signature. */
export function badlySigned(token: string): string {
  const header = encoded({ alg: 'RS256', typ: 'JWT', kid: 'nobody' });
  return `${header}.${token.split('.')[1] ?? ''}.c2lnbmF0dXJl`;
}

function encoded(product: object): string {
  return Buffer.from(JSON.stringify(product)).toString('base64url');
}
