import { firstCharacters } from '../../../ui/characters.ts';

/** Bytes that end a cell. They never occur within a multi-byte character. */
const cellEnds = new Set(Array.from('\t\n\r",;', (mark) => mark.charCodeAt(0)));
const blank = 0x20;

const minTexts = 3;
const maxTexts = 6;
/** Maximum bytes of a cell before it is split at the next space. Each piece is then cut to `maxCharacters`. */
const maxBytes = 40;
const maxCharacters = 60;

/** Decodes the same cells of a file in each encoding. Chooses cells so that any two encodings look different. */
export function samplesOf(bytes: Uint8Array, encodings: readonly string[]): readonly string[] {
  const decoders = encodings.map((encoding) => new TextDecoder(encoding));
  const texts = textsWithNewBytes(bytes).map((text) =>
    decoders.map((decoder) => firstCharacters(decoder.decode(text).trim(), maxCharacters)),
  );
  const telling = distinguishingTexts(texts, encodings.length);
  const others = texts.filter((text) => !telling.includes(text)).slice(0, minTexts - telling.length);
  const shown = texts.filter((text) => telling.includes(text) || others.includes(text));
  return encodings.map((_encoding, place) => shown.map((text) => text[place] ?? '').join(' · '));
}

function textsWithNewBytes(bytes: Uint8Array): readonly Uint8Array[] {
  const seen = new Set<number>();
  const texts: Uint8Array[] = [];
  let start = 0;
  for (let end = 0; end <= bytes.length; end += 1) {
    const byte = bytes[end] ?? 0;
    if (end < bytes.length && !cellEnds.has(byte) && !(byte === blank && end - start > maxBytes)) continue;
    const text = bytes.subarray(start, end);
    const novel = text.filter((each) => each > 0x7f && !seen.has(each));
    if (novel.length > 0) texts.push(text);
    novel.forEach((each) => seen.add(each));
    start = end + 1;
  }
  return texts;
}

type Text = readonly string[];

/** Chooses texts greedily: each one distinguishes as many further encodings as possible. */
function distinguishingTexts(texts: readonly Text[], encodings: number): readonly Text[] {
  const chosen: Text[] = [];
  const groups = (all: readonly Text[]) =>
    new Set(Array.from({ length: encodings }, (_, place) => all.map((text) => text[place]).join('\n'))).size;
  while (chosen.length < maxTexts && groups(chosen) < encodings) {
    const counts = texts.map((text) => groups([...chosen, text]));
    const best = texts[counts.indexOf(Math.max(...counts))];
    if (best === undefined || chosen.includes(best)) break;
    chosen.push(best);
  }
  return chosen;
}
