/** The app alone in a process, for {@link file://./all-orders-memory.ts}. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createService } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { makePorts } from '../src/gateways/make-ports.ts';

const settings = readConfig({ GCLOUD_PROJECT: 'demo-pedalworks', RATE_LIMIT_FACTOR: '1000' });
const { listener } = createService(makePorts(connectFirebase('demo-pedalworks')), settings);
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
process.on('message', () => {
  process.send?.(process.resourceUsage().maxRSS * 1024);
});
