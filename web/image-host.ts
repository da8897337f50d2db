import { sourcesOf } from './page-policy.ts';

/**
 * Checks that the content security policy allows uploads to the external image host.
 * @param address value of `VITE_IMAGE_HOST_URL`
 * @throws Error if the address is invalid, or blocked by the policy
 */
export function refuseBlockedImageHost(address: string, policy: string): void {
  if (!URL.canParse(address)) throw new Error('VITE_IMAGE_HOST_URL is not a valid URL.');
  const { origin } = new URL(address);
  if (sourcesOf(policy, 'connect-src').includes(origin)) return;
  throw new Error(
    `Pictures would not reach VITE_IMAGE_HOST_URL: add ${origin} to connect-src in the Content-Security-Policy of firebase.json.`,
  );
}
