import { connect } from 'node:net';
import { host, type PortSetting, type ShopPorts } from './settings.ts';

/**
 * Checks that the needed ports are free.
 * @throws Error that lists each used port, its purpose, and the setting that changes it
 */
export async function refuseTakenPorts(ports: ShopPorts, needed: readonly PortSetting[]): Promise<void> {
  const lines: string[] = [];
  for (const { name, variable, purpose } of needed)
    if (await isListening(ports[name]))
      lines.push(
        `Port ${ports[name]} is in use, but ${purpose} needs it. Free the port, or set ${variable} to another one.`,
      );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** True if a server listens on the port of 127.0.0.1 or of all interfaces, such as AirPlay Receiver on a Mac. */
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
