import { samplesOf } from './encoding-samples.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface EncodingChoice {
  readonly encoding: string;
  readonly name: string;
  /** Texts of the file, decoded in this encoding; every encoding has the same ones. */
  readonly sample: string;
}

/** Thrown for a text file that is neither UTF-8 nor UTF-16: only a person can tell the right encoding. */
export class UnknownEncoding extends Error {
  readonly choices: readonly EncodingChoice[];

  constructor(choices: readonly EncodingChoice[]) {
    super('This file is not UTF-8.');
    this.choices = choices;
  }
}

/**
 * Decodes UTF-8 and UTF-16, or `encoding` if given.
 * @throws UnreadableFile for a workbook or binary file
 * @throws UnknownEncoding for any other encoding
 */
export function decodeText(bytes: Uint8Array, encoding: string | undefined): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('This is a workbook. Save it as “CSV UTF-8” first, and choose that file.');
  const text = decoded(bytes, encoding ?? utf16Of(bytes) ?? 'utf-8');
  // ISO-2022-JP is ASCII with escapes.
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

/** Detects UTF-16 by its byte order mark, or by an ASCII first character. */
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

/** Returns single-byte encodings, without those that decode the file identically. */
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

/** Character sequences that reveal text in another encoding decoded as Windows-1252. */
const unlikely = /[ƒˆ†‡‰˜]|[À-ÖØ-öø-ÿŠŒŽšœžŸ]{3}|[¢-©¬-¯³´¶¸¹](?=\p{L})|\p{L}[¡¿]/u;

/** Returns Windows-1252 if its sample resembles Western European text; otherwise an empty string. */
export function likelyEncoding(choices: readonly EncodingChoice[]): string {
  const western = choices.find(({ encoding }) => encoding === 'windows-1252');
  return western === undefined || unlikely.test(western.sample) ? '' : western.encoding;
}
