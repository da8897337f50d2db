import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { jsonBodyOf } from './json-body.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  app.post('/', async (request, response) => {
    response.json(await jsonBodyOf(request, response, 50));
  });
  app.use(errorHandler({ log: { error: () => undefined }, isOutage: () => false }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

it('a body that does not arrive is answered 408, and its connection closed', async () => {
  const { port } = server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  line.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
  );
  const answer = await text(line);
  expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  expect(answer).toContain('"code":"request/too-slow"');
});
