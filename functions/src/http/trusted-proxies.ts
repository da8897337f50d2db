/**
 * Google's front ends, which stand between a browser and a deployed function. Asked directly, Cloud Run appends the
 * caller's address to `X-Forwarded-For`; through Hosting it reads `<caller>, <Google front end>`. The last address
 * that is none of these is the caller's, whatever a caller wrote in front of it. Source: Google's published netblocks
 * (`_spf.google.com`), its load balancers' ranges, and for Cloud Run's own proxy the link-local addresses. None of
 * them is rented out to customers.
 */
export const googleFrontEnds: readonly string[] = [
  'loopback',
  'linklocal',
  '35.190.247.0/24',
  '35.191.0.0/16',
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.80.0/20',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.8.0/21',
  '108.177.96.0/19',
  '130.211.0.0/22',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '142.250.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860:4000::/36',
  '2404:6800:4000::/36',
  '2607:f8b0:4000::/36',
  '2800:3f0:4000::/36',
  '2a00:1450:4000::/36',
  '2c0f:fb50:4000::/36',
];
