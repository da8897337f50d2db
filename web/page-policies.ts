import firebaseConfig from '../firebase.json' with { type: 'json' };

/** Every Content-Security-Policy that Hosting sends with some page (docs/decisions/071-content-security-policy.md). */
export const pagePolicies: readonly string[] = firebaseConfig.hosting.headers.flatMap(({ headers }) =>
  headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value),
);

/** The sources of one directive; none where the policy does not name it. */
export function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
