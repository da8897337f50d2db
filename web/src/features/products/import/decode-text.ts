import { UnreadableFile } from './unreadable-file.ts';

interface DecodedText {
  readonly text: string;
  /** Warning about a guessed encoding; empty if there is no doubt. */
  readonly notice: string;
}

/** Decodes a text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252. Throws {@link UnreadableFile} for anything else. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('This is a workbook. Save it as “CSV UTF-8” first, and choose that file.');
  const utf16 = markOf(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), notice: '' };
  if (bytes.includes(0)) throw new UnreadableFile('This is not a text file. Choose one saved as CSV.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notice: '' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return {
      text,
      notice:
        'This file is not UTF-8. It was read as Windows-1252: check that accents and symbols look right.',
    };
  }
}

function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
