import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { ApiError, largestImageBytes } from '@pedalworks/contract';
import busboy, { type Busboy } from 'busboy';
import type { RawBody } from '../http/handler.ts';

interface FilePart {
  readonly field: string;
  readonly chunks: Buffer[];
  /** Whether the file went on after `largestImageBytes`; the rest is not kept. */
  cut: boolean;
}

/**
 * The one file of a multipart form, in its field `image`. Text fields are ignored, as public image hosts do.
 *
 * @throws ApiError `request/malformed` for a form that cannot be read, `request/invalid` unless there is exactly one
 *   file, in the right field, `images/too-large` beyond the contract's `largestImageBytes`
 */
export async function uploadedFile({ headers, bytes }: RawBody): Promise<Buffer> {
  const files: FilePart[] = [];
  try {
    const form = formOf(headers);
    form.on('file', (field, content) => files.push(collected(field, content)));
    await pipeline(Readable.from([bytes]), form);
  } catch (cause) {
    throw new ApiError('request/malformed', { message: 'The form could not be read. Send it again.', cause });
  }
  return theImage(files);
}

function formOf(headers: RawBody['headers']): Busboy {
  // One byte and one file more than are allowed are let in, so that they can be told from what is allowed.
  const limits = { fileSize: largestImageBytes + 1, files: 2, fields: 20, fieldSize: 1024, parts: 30 };
  return busboy({ headers, limits });
}

function collected(field: string, content: Readable): FilePart {
  const part: FilePart = { field, chunks: [], cut: false };
  content.on('data', (chunk: Buffer) => part.chunks.push(chunk));
  // A form that breaks off is an error here too; the form itself reports it.
  for (const end of ['limit', 'error']) content.once(end, () => (part.cut = true));
  return part;
}

function theImage(files: readonly FilePart[]): Buffer {
  if (files.some(({ cut }) => cut)) throw new ApiError('images/too-large');
  if (files.length > 1) throw refused('Send one picture at a time');
  const [file] = files;
  if (file?.field !== 'image') throw refused('Image is required');
  const bytes = Buffer.concat(file.chunks);
  if (bytes.length === 0) throw refused('Image is required');
  return bytes;
}

function refused(message: string): ApiError {
  return new ApiError('request/invalid', { message: `${message}.`, issues: [{ path: 'image', message }] });
}
