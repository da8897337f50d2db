import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Request, type Response } from 'express';
import { errorHandler } from '../error-handler.ts';

/**
 * What somebody is answered, headers and all, who announces a body of 90,000 bytes, sends its beginning, and nothing more.
 *
 * @param read reads the body of a request
 */
export async function answerToHalfSent(
  read: (request: Request, response: Response) => Promise<unknown>,
  { type, begins }: { readonly type: string; readonly begins: string },
): Promise<string> {
  const app = express();
  app.post('/', async (request, response) => {
    response.json(await read(request, response));
  });
  app.use(errorHandler({ log: { error: () => undefined }, isOutage: () => false }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n${begins}`);
  const answer = await text(line);
  server.close();
  return answer;
}
