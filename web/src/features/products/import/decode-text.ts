import { firstCharacters } from '../../../ui/characters.ts';

export class UnreadableFile extends Error {}

/** Error for a text file that is neither UTF-8 nor UTF-16. The user must choose the encoding. */
export class UnknownEncoding extends Error {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super('This file is not UTF-8.');
    this.bytes = bytes;
  }
}

/** Names of the encodings that the user can choose, by the label of `TextDecoder`. */
export const encodings: Readonly<Record<string, string>> = {
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-u': 'Cyrillic (KOI8)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};

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
  throw new UnknownEncoding(bytes);
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

const maxCells = 5;
const maxCharacters = 60;

/** Returns the first cells with characters that depend on the encoding; null if the file is not in this encoding. */
export function sampleIn(bytes: Uint8Array, encoding: string): string | null {
  const text = decoded(bytes, encoding);
  if (text === null) return null;
  const cells = text.split(/[\t\n\r",;]+/u).filter((cell) => /\P{ASCII}/u.test(cell));
  const shown = [...new Set(cells)].slice(0, maxCells);
  return shown.map((cell) => firstCharacters(cell.trim(), maxCharacters)).join(' · ');
}
