import { connect } from 'node:net';
import { host, type PortSetting, type ShopPorts } from './settings.ts';

/**
 * Refuses to start on ports that somebody else listens on.
 * @throws Error with a line for each: the port, who needs it, the setting that changes it
 */
export async function refuseTakenPorts(ports: ShopPorts, needed: readonly PortSetting[]): Promise<void> {
  const lines: string[] = [];
  for (const { name, variable, neededBy } of needed)
    if (await isListening(ports[name]))
      lines.push(
        `Port ${ports[name]} is taken; ${neededBy} needs it. Free it, or set ${variable} to another port.`,
      );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Whether something answers at a port; at every address counts too, as AirPlay Receiver does on a Mac. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => {
      resolve(false);
    });
  });
}
