import { describe, expect, it } from 'vitest';
import { decodeText, likelyEncoding, UnknownEncoding, type EncodingChoice } from './decode-text.ts';

function choicesFor(file: Buffer): readonly EncodingChoice[] {
  try {
    decodeText(file, undefined);
  } catch (error) {
    if (error instanceof UnknownEncoding) return error.choices;
  }
  return [];
}

const samplesOf = (file: Buffer) =>
  new Map(choicesFor(file).map(({ encoding, sample }) => [encoding, sample]));

describe('encoding choices for a file that is not UTF-8', () => {
  it.each<[string, string, readonly number[], string]>([
    // The Windows-1252 text avoids bytes 0x80 to 0x9f, which Node decodes as control characters, unlike browsers.
    ['Käfig 5 £', 'windows-1252', [0x4b, 0xe4, 0x66, 0x69, 0x67, 0x20, 0x35, 0x20, 0xa3], 'windows-1252'],
    ['ダリア', 'shift_jis', [0x83, 0x5f, 0x83, 0x8a, 0x83, 0x41], ''],
    ['Цепь', 'windows-1251', [0xd6, 0xe5, 0xef, 0xfc], ''],
    ['Łańcuch', 'windows-1250', [0xa3, 0x61, 0xf1, 0x63, 0x75, 0x63, 0x68], ''],
    ['链条', 'gb18030', [0xc1, 0xb4, 0xcc, 0xf5], ''],
  ])('show the text %s for the encoding %s', (...[text, encoding, bytes, expected]) => {
    const file = Buffer.concat([Buffer.from('Part number;Name\r\nPW-1;'), Buffer.from(bytes)]);
    expect(samplesOf(file).get(encoding)).toBe(text);
    expect(decodeText(file, encoding)).toContain(`PW-1;${text}`);
    expect(likelyEncoding(choicesFor(file))).toBe(expected);
  });
});

describe('sample texts for each encoding', () => {
  /** Returns a CSV file with the name Käfig in 40 rows, followed by `last`. */
  const fileWith = (last: Buffer) =>
    Buffer.concat([Buffer.from(`Name\r\n${'Käfig\r\n'.repeat(40)}`, 'latin1'), last]);

  it('include cells that differ between encodings, even at the end of the file', () => {
    const samples = samplesOf(fileWith(Buffer.from('Zýrh, þeffaf', 'latin1')));
    expect(samples.get('windows-1252')).toBe('Käfig · Zýrh · þeffaf');
    expect(samples.get('windows-1254')).toBe('Käfig · Zırh · şeffaf');
    expect(new Set(samples.values()).size).toBe(samples.size);
  });

  it('shorten a long cell to the words around the difference', () => {
    const long = 'Geschmiedet und dann geschnitten. '.repeat(100);
    const file = fileWith(Buffer.from(`${long}Fits Iþýk forks and no other. ${long}`, 'latin1'));
    const samples = samplesOf(file);
    expect(samples.get('windows-1254')).toMatch(/^Käfig · .*Işık.*$/u);
    expect(samples.get('windows-1254')?.length).toBeLessThan(90);
    expect(new Set(samples.values()).size).toBe(samples.size);
  });

  it('cut a long cell after 60 characters if the cell contains no spaces', () => {
    const samples = samplesOf(fileWith(Buffer.from('c1b4ccf5'.repeat(500), 'hex')));
    expect(samples.get('gb18030')).toBe(`K鋐ig · ${'链条'.repeat(30)}`);
  });
});
