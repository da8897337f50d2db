import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ApiError, maxImageBytes } from '@pedalworks/contract';
import busboy, { type Busboy } from 'busboy';
import type { RawBody } from '../http/handler.ts';

interface FilePart {
  readonly field: string;
  /** Bytes of the file; null if it is larger than `maxImageBytes` or the form is incomplete. */
  readonly content: Promise<Buffer | null>;
}

/** @throws ApiError `images/too-large`, `request/malformed`, or `request/invalid` if there is not exactly one file */
export async function uploadedFile({ headers, bytes }: RawBody): Promise<Buffer> {
  const files: FilePart[] = [];
  try {
    const form = formOf(headers);
    form.on('file', (field, stream) => files.push(readFilePart(field, stream)));
    await pipeline(Readable.from([bytes]), form);
  } catch (cause) {
    throw new ApiError('request/malformed', { message: 'The form could not be read. Send it again.', cause });
  }
  return singleImage(files);
}

function formOf(headers: RawBody['headers']): Busboy {
  // Allows one byte and one file too many, so that they are detected instead of dropped.
  const limits = { fileSize: maxImageBytes + 1, files: 2, fields: 20, fieldSize: 1024, parts: 30 };
  return busboy({ headers, limits });
}

function readFilePart(field: string, stream: Readable & { readonly truncated?: boolean }): FilePart {
  // Ignores the error of an incomplete form, which busboy also reports to the pipeline.
  const content = buffer(stream).then(
    (bytes) => (stream.truncated === true ? null : bytes),
    () => null,
  );
  return { field, content };
}

async function singleImage(files: readonly FilePart[]): Promise<Buffer> {
  const contents = await Promise.all(files.map(({ content }) => content));
  if (contents.includes(null)) throw new ApiError('images/too-large');
  if (files.length > 1) throw rejected('Send one picture at a time');
  const [bytes] = contents;
  if (files[0]?.field !== 'image' || !bytes?.length) throw rejected('Image is required');
  return bytes;
}

function rejected(message: string): ApiError {
  return new ApiError('request/invalid', { message: `${message}.`, issues: [{ path: 'image', message }] });
}
