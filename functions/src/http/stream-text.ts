import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

export const charactersPerChunk = 32_768;

/** Streams text. An error after the first chunk cuts the connection, so that no partial response looks complete. */
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
