import { createServer } from 'node:net';
import { execa } from 'execa';
import { host, portSettings, type ShopPorts } from './settings.ts';

/**
 * Refuses to start on ports somebody else holds.
 * @throws Error with a line for each: the port, who needs it, the setting that changes it
 */
export async function refuseTakenPorts(
  ports: ShopPorts,
  needed: readonly (keyof ShopPorts)[],
): Promise<void> {
  const lines = await Promise.all(
    portSettings
      .filter(({ name }) => needed.includes(name))
      .map(async ({ name, variable, neededBy }) => {
        if (await isFree(ports[name])) return [];
        return [
          `Port ${ports[name]} is taken; ${neededBy} needs it. Free it, or set ${variable} to another port.`,
        ];
      }),
  );
  if (lines.flat().length > 0) throw new Error(lines.flat().join('\n'));
}

async function isFree(port: number): Promise<boolean> {
  return (await canBeHad(port)) && !(process.platform === 'darwin' && (await isListenedOn(port)));
}

/**
 * macOS gives away a port of one address while somebody listens on it at all of them, as AirPlay Receiver does;
 * firebase-tools asks lsof as well, and refuses it.
 */
async function isListenedOn(port: number): Promise<boolean> {
  const { failed } = await execa('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN'], { reject: false });
  return !failed;
}

function canBeHad(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => {
        resolve(false);
      })
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
