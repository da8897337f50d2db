import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

export const charactersPerChunk = 32_768;

/** Errors after the first chunk cut the connection, so that a partial response never looks complete. */
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
