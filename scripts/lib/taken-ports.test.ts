import { createServer, type Server } from 'node:net';
import getPort from 'get-port';
import { expect, it } from 'vitest';
import { host, portSettings, readPorts } from './settings.ts';
import { refuseTakenPorts } from './taken-ports.ts';

const needed = portSettings.filter(({ name }) => name === 'hosting');
const listen = (port: number, at?: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen({ port, host: at }, () => {
      resolve(server);
    });
  });

it.each([
  ['on the shop’s own address', host],
  ['on all interfaces', undefined],
])('the port check accepts a free port and rejects one that is in use %s', async (_where, at) => {
  const hosting = await getPort();
  const ports = { ...readPorts(), hosting };
  await refuseTakenPorts(ports, needed);
  const server = await listen(hosting, at);
  await expect(refuseTakenPorts(ports, needed)).rejects.toThrow(
    `Port ${hosting} is in use, but the shop (Hosting) needs it. Free the port, or set PEDALWORKS_HOSTING_PORT to another one.`,
  );
  server.close();
});
