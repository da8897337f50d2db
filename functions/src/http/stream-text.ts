import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** How much of an answer is put together before it is sent. */
export const charactersPerChunk = 32_768;

/** Answers text as it is made. What fails before there is any is an error's answer; later it cuts the connection, so that a part cannot pass for the whole. */
export async function streamText(response: Response, chunks: AsyncGenerator<string>): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  const first = await chunks.next();
  if (first.done === true || response.headersSent) return;
  response.write(first.value);
  await pipeline(Readable.from(chunks, { objectMode: false, highWaterMark: 65_536 }), response);
}
