/** Part of a changed text: in both versions, only in the earlier, or only in the later one. */
export interface DiffPart {
  readonly text: string;
  readonly is: 'same' | 'removed' | 'added';
}

/** Splits after gaps, and after every character of scripts that write without gaps. */
const wordsOf = (text: string) =>
  text.split(/(?<=\s)(?=\S)|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]\p{M}{0,4})(?!\p{M}|$)/u);

/** Limit of compared pairs of words, above which the page would freeze. */
const maxPairs = 1_000_000;

/** Least share of the longer text that must stay, so that the marks are easier to read than both texts. */
const minShare = 0.5;

/** Compares two texts word by word. Returns null if they have few words in common, or are too long to compare. */
export function diffWords(before: string, after: string): readonly DiffPart[] | null {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(one, other);
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const end = commonStart(rest.toReversed(), otherRest.toReversed());
  const middle = [withoutEnd(rest, end), withoutEnd(otherRest, end)] as const;
  if (middle[0].length * middle[1].length > maxPairs) return null;
  const parts: readonly DiffPart[] = [
    ...other.slice(0, start).map(sameText),
    ...changedParts(...middle),
    ...otherRest.slice(middle[1].length).map(sameText),
  ];
  const same = parts.filter(({ is }) => is === 'same').length;
  return same >= Math.max(one.length, other.length) * minShare ? joined(parts) : null;
}

const sameText = (text: string): DiffPart => ({ text, is: 'same' });

const withoutEnd = (words: readonly string[], length: number) => words.slice(0, words.length - length);

function commonStart(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((word, place) => !isSame(word, other[place]));
  return length === -1 ? one.length : length;
}

function changedParts(one: readonly string[], other: readonly string[]): readonly DiffPart[] {
  const lengths = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [word, otherWord] = [one[i], other[j]];
    if (word !== undefined && isSame(word, otherWord)) {
      parts.push(sameText(otherWord ?? word));
      i += 1;
      j += 1;
    } else if (otherWord === undefined || lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)) {
      parts.push({ text: word ?? '', is: 'removed' });
      i += 1;
    } else {
      parts.push({ text: otherWord, is: 'added' });
      j += 1;
    }
  }
  return parts;
}

const isSame = (word: string, other: string | undefined) => word.trim() === other?.trim();

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? -1;

/** Returns the length of the longest common subsequence of the words from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      const below = lengths[i + 1] ?? [];
      row[j] = isSame(one[i] ?? '', other[j])
        ? (below[j + 1] ?? 0) + 1
        : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.is === part.is) result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
