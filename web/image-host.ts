import { sourcesOf } from './page-policies.ts';

/**
 * Where a browser may send pictures, by the Content-Security-Policy of each page: whoever signs in and goes on
 * keeps the first document's policy, so all of them have to agree (docs/decisions/071-content-security-policy.md).
 * @param address `VITE_IMAGE_HOST_URL`
 * @throws Error when one of `policies` would stop the pictures
 */
export function refuseStoppedImageHost(address: string, policies: readonly string[]): void {
  if (!URL.canParse(address)) throw new Error('VITE_IMAGE_HOST_URL is no address.');
  const { origin } = new URL(address);
  if (policies.every((policy) => sourcesOf(policy, 'connect-src').includes(origin))) return;
  throw new Error(
    `Pictures would not reach VITE_IMAGE_HOST_URL: add ${origin} to connect-src in each Content-Security-Policy of firebase.json.`,
  );
}
