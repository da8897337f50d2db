import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorHandler } from '../http/error-handler.ts';
import { uploadedFile } from './uploaded-file.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  app.post('/', async (request, response) => {
    response.json(await uploadedFile({ headers: request.headers, stream: request }, 50));
  });
  app.use(errorHandler({ log: { error: () => undefined }, isOutage: () => false }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

it('an upload that does not arrive is answered 408, and its connection closed', async () => {
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const type = 'multipart/form-data; boundary=b';
  line.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n--b\r\n`);
  const answer = await text(line);
  expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  expect(answer).toContain('"code":"request/too-slow"');
});
