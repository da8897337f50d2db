import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ApiError, maxImageBytes } from '@pedalworks/contract';
import busboy, { type Busboy } from 'busboy';
import type { RawBody } from '../http/handler.ts';

interface FilePart {
  readonly field: string;
  /** Null where it goes on after `maxImageBytes`, or the form breaks off. */
  readonly content: Promise<Buffer | null>;
}

/**
 * The one file of a multipart form, in its field `image`. Text fields are ignored, as public image hosts do.
 *
 * @throws ApiError `request/malformed` for a form that cannot be read, `request/invalid` unless there is exactly one
 *   file, in the right field, `images/too-large` beyond the contract's `maxImageBytes`
 */
export async function uploadedFile({ headers, bytes }: RawBody): Promise<Buffer> {
  const files: FilePart[] = [];
  try {
    const form = formOf(headers);
    form.on('file', (field, stream) => files.push(collected(field, stream)));
    await pipeline(Readable.from([bytes]), form);
  } catch (cause) {
    throw new ApiError('request/malformed', { message: 'The form could not be read. Send it again.', cause });
  }
  return theImage(files);
}

function formOf(headers: RawBody['headers']): Busboy {
  // One byte and one file more than are allowed are let in, so that they can be told from what is allowed.
  const limits = { fileSize: maxImageBytes + 1, files: 2, fields: 20, fieldSize: 1024, parts: 30 };
  return busboy({ headers, limits });
}

function collected(field: string, stream: Readable & { readonly truncated?: boolean }): FilePart {
  // The form itself reports that it breaks off.
  const content = buffer(stream).then(
    (bytes) => (stream.truncated === true ? null : bytes),
    () => null,
  );
  return { field, content };
}

async function theImage(files: readonly FilePart[]): Promise<Buffer> {
  const contents = await Promise.all(files.map(({ content }) => content));
  if (contents.includes(null)) throw new ApiError('images/too-large');
  if (files.length > 1) throw refused('Send one picture at a time');
  const [bytes] = contents;
  if (files[0]?.field !== 'image' || !bytes?.length) throw refused('Image is required');
  return bytes;
}

function refused(message: string): ApiError {
  return new ApiError('request/invalid', { message: `${message}.`, issues: [{ path: 'image', message }] });
}
