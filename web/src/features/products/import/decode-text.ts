import { samplesOf } from './encoding-samples.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface EncodingChoice {
  readonly encoding: string;
  readonly name: string;
  /** Some cells of the file, decoded in this encoding. All choices show the same cells, so that users can compare. */
  readonly sample: string;
}

/** Error for a text file that is neither UTF-8 nor UTF-16. The user must choose the encoding. */
export class UnknownEncoding extends Error {
  readonly choices: readonly EncodingChoice[];

  constructor(choices: readonly EncodingChoice[]) {
    super('This file is not UTF-8.');
    this.choices = choices;
  }
}

/**
 * Decodes a file as `encoding` or, if that is undefined, as UTF-8 or UTF-16.
 * @throws UnreadableFile if the file is a workbook or binary
 * @throws UnknownEncoding if the file is in another encoding
 */
export function decodeText(bytes: Uint8Array, encoding: string | undefined): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('This is a workbook. Save it as “CSV UTF-8” first, and choose that file.');
  const text = decoded(bytes, encoding ?? utf16Of(bytes) ?? 'utf-8');
  // An escape character indicates ISO-2022-JP, which is valid UTF-8 but would be unreadable.
  if (text?.includes('\0') === true || text?.includes('\u001b') === true)
    throw new UnreadableFile(
      'This is not a text file, or it is damaged: it contains control characters. Save it as “CSV UTF-8” and choose it again.',
    );
  if (text !== null) return text;
  if (bytes.includes(0)) throw new UnreadableFile('This is not a text file. Choose one saved as CSV.');
  throw new UnknownEncoding(choicesFor(bytes));
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 from its byte order mark, or from an ASCII character at the start. */
function utf16Of([first = 0, second = 0]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first >= 0x20 && first < 0x7f && second === 0))
    return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second >= 0x20 && second < 0x7f)
    ? 'utf-16be'
    : null;
}

const encodings: readonly (readonly [encoding: string, name: string])[] = [
  ['windows-1252', 'Western European (Windows-1252)'],
  ['macintosh', 'Western European (Mac)'],
  ['windows-1250', 'Central European (Windows-1250)'],
  ['windows-1251', 'Cyrillic (Windows-1251)'],
  ['koi8-u', 'Cyrillic (KOI8)'],
  ['windows-1253', 'Greek (Windows-1253)'],
  ['windows-1254', 'Turkish (Windows-1254)'],
  ['windows-1255', 'Hebrew (Windows-1255)'],
  ['windows-1256', 'Arabic (Windows-1256)'],
  ['windows-1257', 'Baltic (Windows-1257)'],
  ['windows-1258', 'Vietnamese (Windows-1258)'],
  ['windows-874', 'Thai (Windows-874)'],
  ['shift_jis', 'Japanese (Shift_JIS)'],
  ['euc-jp', 'Japanese (EUC-JP)'],
  ['gb18030', 'Simplified Chinese (GB 18030)'],
  ['big5', 'Traditional Chinese (Big5)'],
  ['euc-kr', 'Korean (EUC-KR)'],
];

/** Returns the encodings that can decode the file. Of several that produce the same text, returns only the first. */
function choicesFor(bytes: Uint8Array): readonly EncodingChoice[] {
  const readings = new Set<string>();
  const choices = encodings.flatMap(([encoding, name]) => {
    const text = decoded(bytes, encoding);
    if (text === null || /[\u0080-\u009f]/u.test(text)) return [];
    const reading = text.replace(/\p{ASCII}+/gu, ' ');
    if (readings.has(reading)) return [];
    readings.add(reading);
    return [{ encoding, name }];
  });
  const samples = samplesOf(
    bytes,
    choices.map(({ encoding }) => encoding),
  );
  return choices.map((choice, place) => ({ ...choice, sample: samples[place] ?? '' }));
}

/** Matches character sequences that are typical of a wrong encoding, and rare in Western European text. */
const unlikely = /[ƒˆ†‡‰˜]|[À-ÖØ-öø-ÿŠŒŽšœžŸ]{3}|[¢-©¬-¯³´¶¸¹](?=\p{L})|\p{L}[¡¿]/u;

/** Returns `windows-1252` if its sample looks like Western European text; otherwise an empty string. */
export function likelyEncoding(choices: readonly EncodingChoice[]): string {
  const western = choices.find(({ encoding }) => encoding === 'windows-1252');
  return western === undefined || unlikely.test(western.sample) ? '' : western.encoding;
}
