import { expect, it } from 'vitest';
import { decodeText, sampleIn, UnknownEncoding } from './decode-text.ts';

it.each<[string, string, readonly number[]]>([
  // The Windows-1252 text avoids bytes 0x80 to 0x9f, which Node decodes as control characters, unlike browsers.
  ['Käfig 5 £', 'windows-1252', [0x4b, 0xe4, 0x66, 0x69, 0x67, 0x20, 0x35, 0x20, 0xa3]],
  ['ダリア', 'shift_jis', [0x83, 0x5f, 0x83, 0x8a, 0x83, 0x41]],
  ['Цепь', 'windows-1251', [0xd6, 0xe5, 0xef, 0xfc]],
  ['Łańcuch', 'windows-1250', [0xa3, 0x61, 0xf1, 0x63, 0x75, 0x63, 0x68]],
  ['链条', 'gb18030', [0xc1, 0xb4, 0xcc, 0xf5]],
])('a file that is not UTF-8 shows the text %s for the encoding %s', (...[text, encoding, bytes]) => {
  const file = Buffer.concat([Buffer.from('Part number;Name\r\nPW-1;'), Buffer.from(bytes)]);
  expect(() => decodeText(file, undefined)).toThrow(UnknownEncoding);
  expect(sampleIn(file, encoding)).toBe(text);
  expect(decodeText(file, encoding)).toContain(`PW-1;${text}`);
});

it('the sample of an encoding has up to five different cells, or is null if the file has another encoding', () => {
  const cells = ['Käfig', 'Käfig', 'Bügel', 'Öse', 'Größe', 'Händler', 'x'.repeat(80), 'Ä'.repeat(80)];
  const file = Buffer.from(cells.join(';'), 'latin1');
  expect(sampleIn(file, 'windows-1252')).toBe('Käfig · Bügel · Öse · Größe · Händler');
  expect(sampleIn(Buffer.from('Ä'.repeat(80), 'latin1'), 'windows-1252')).toBe('Ä'.repeat(60));
  expect(sampleIn(file, 'shift_jis')).toBeNull();
});
