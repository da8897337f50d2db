import { once } from 'node:events';
import { execa } from 'execa';
import getPort from 'get-port';

/** Instance of the function in its own process. */
export interface InstanceProcess {
  readonly address: string;
  readonly port: number;
  /** Kills the process with SIGKILL, so that it cannot finish its requests. */
  readonly kill: () => void;
}

/**
 * @param firestoreProjectId Firestore project of an open shop
 * @param stripeHost host:port of a Stripe emulator; without it, the instance takes no card payments
 */
export async function openInstanceProcess(
  firestoreProjectId: string,
  stripeHost = '',
): Promise<InstanceProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const script = new URL('./one-instance.ts', import.meta.url).pathname;
  const input = [script, firestoreProjectId, String(port), stripeHost];
  const run = execa(process.execPath, ['--import', 'tsx', ...input], { reject: false });
  await once(run.stdout, 'data');
  return { port, address: `http://127.0.0.1:${String(port)}`, kill: () => run.kill('SIGKILL') };
}
