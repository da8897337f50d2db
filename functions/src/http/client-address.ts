import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Request } from 'express';

/** CDN addresses of Hosting (https://api.fastly.com/public-ip-list). */
const hostingEdges = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const edges = new BlockList();
for (const range of hostingEdges) {
  const [network = '', prefix = ''] = range.split('/');
  edges.addSubnet(network, Number(prefix), familyOf(network));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

const isHostingEdge = (address: string): boolean =>
  isIP(address) !== 0 && edges.check(address, familyOf(address));

/** Trusts proxies by address, not hop count, because requests through Hosting have more hops than direct ones. */
export function trustedPeer(isBehindFrontEnd: boolean) {
  return (address: string, hop: number): boolean => isBehindFrontEnd && (hop === 0 || isHostingEdge(address));
}

/** Returns the client's address, which Hosting's CDN sends in `Fastly-Client-IP`. */
export function clientAddress(request: Request): string {
  const { ip = '' } = request;
  return isHostingEdge(ip) ? (request.get('fastly-client-ip') ?? ip) : ip;
}

/** Returns the address that connected to the platform's front end. Clients cannot forge it. */
export function lastHop({ ips, socket }: Pick<Request, 'ips' | 'socket'>): string {
  return ips.at(-1) ?? socket.remoteAddress ?? '';
}

/** Returns the entry point of a request: Firebase Hosting or the function's own URL. */
export const doorOf = (request: Pick<Request, 'ips' | 'socket'>): 'hosting' | 'direct' =>
  isHostingEdge(lastHop(request)) ? 'hosting' : 'direct';

/** Returns the length of the `X-Forwarded-For` chain, including forged entries; 0 without the header. */
export function hopsOf({ headers }: Pick<Request, 'headers'>): number {
  const sent = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return sent === '' ? 0 : sent.split(',').length;
}
