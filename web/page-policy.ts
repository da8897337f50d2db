import firebaseConfig from '../firebase.json' with { type: 'json' };

/** Content-Security-Policy that Hosting sends with every page (docs/decisions/019). */
export const pagePolicy: string =
  firebaseConfig.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

/** Returns the sources that a directive such as `connect-src` allows; empty if the policy lacks the directive. */
export function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
