/** Look of a surface: five tones, darkest first, and its gloss. */
export interface Finish {
  readonly tones: readonly [deep: string, shade: string, body: string, light: string, glint: string];
  /** Brightness of edge highlights, 0 (rubber) to 1 (polished). */
  readonly gloss: number;
}

export const finishes = {
  silver: { tones: ['#5d6268', '#8f959b', '#bfc4c8', '#e3e6e8', '#ffffff'], gloss: 0.85 },
  polished: { tones: ['#484d53', '#878d94', '#c9ced2', '#f0f2f3', '#ffffff'], gloss: 1 },
  steel: { tones: ['#44484c', '#74797e', '#a2a7ab', '#cdd1d4', '#f5f6f7'], gloss: 0.8 },
  graphite: { tones: ['#17191c', '#2a2d31', '#43474c', '#6b7076', '#b4b9be'], gloss: 0.6 },
  black: { tones: ['#08090a', '#141618', '#24272a', '#42464a', '#8b9096'], gloss: 0.55 },
  rubber: { tones: ['#0c0d0e', '#17181a', '#242628', '#35383b', '#565a5e'], gloss: 0.18 },
  orange: { tones: ['#6e1d04', '#ab3309', '#e04a12', '#ff7a3d', '#ffd9bf'], gloss: 0.75 },
  gold: { tones: ['#5c4312', '#8f6c20', '#c29a3c', '#e6c878', '#fff4cf'], gloss: 0.85 },
  brass: { tones: ['#553c0f', '#8a6620', '#c1953f', '#e8c987', '#fff7df'], gloss: 0.95 },
  blue: { tones: ['#0a2440', '#123f6e', '#1f62a5', '#5b98d3', '#d3e8fb'], gloss: 0.75 },
  petrol: { tones: ['#06282b', '#0d474b', '#17696e', '#4fa1a5', '#cfeeee'], gloss: 0.75 },
  tan: { tones: ['#4e2c13', '#7d4a23', '#a96b39', '#cc935f', '#ecc7a0'], gloss: 0.25 },
  cork: { tones: ['#6f6558', '#978b7b', '#beb2a0', '#dcd2c3', '#f3ede3'], gloss: 0.15 },
  red: { tones: ['#3d0508', '#7c0d13', '#b8181f', '#e2555a', '#ffd4d2'], gloss: 0.8 },
} as const satisfies Record<string, Finish>;

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Mixes two `#rrggbb` colours. `part` is the second colour's share, from 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a finish's colour at a brightness from 0 (deep) to 1 (glint). */
export function toneAt({ tones }: Finish, brightness: number): string {
  const place = Math.min(Math.max(brightness, 0), 1) * (tones.length - 1);
  const index = Math.min(Math.floor(place), tones.length - 2);
  return mix(tones[index] ?? tones[0], tones[index + 1] ?? tones[4], place - index);
}
