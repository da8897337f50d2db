import { interfaceOf } from './interfaces.ts';
import { discKeys } from './statements.ts';
import type { BikeInterfaces } from './types.ts';

interface Implication {
  readonly key: string;
  readonly values: readonly string[];
  readonly implied: BikeInterfaces;
}

/** Answers that follow from others on every bike, in the order in which they apply. */
const implications: readonly Implication[] = [
  ...discKeys.map((key) => ({
    key,
    values: Object.keys(interfaceOf(key)?.values ?? {}).filter((value) => value !== 'none'),
    implied: { 'brake-surface': 'disc' },
  })),
  ...discKeys.map((key) => ({ key, values: ['none'], implied: { 'brake-surface': 'rim' } })),
  {
    key: 'brake-surface',
    values: ['rim'],
    implied: Object.fromEntries(discKeys.map((key) => [key, 'none'])),
  },
  { key: 'fluid', values: ['mineral', 'DOT'], implied: { actuation: 'hydraulic' } },
  { key: 'bar-shape', values: ['drop'], implied: { 'lever-clamp': '23.8' } },
  { key: 'bar-shape', values: ['flat'], implied: { 'lever-clamp': '22.2' } },
  { key: 'lever-clamp', values: ['23.8'], implied: { 'bar-shape': 'drop' } },
  { key: 'lever-clamp', values: ['22.2'], implied: { 'bar-shape': 'flat' } },
  { key: 'rd-mount', values: ['UDH'], implied: { 'axle-thread': 'M12x1.0' } },
  { key: 'rim-wall', values: ['TC', 'TSS'], implied: { tubeless: 'yes' } },
];

/** Adds the answers that follow from those of a bike. Keeps every answer that the bike states. */
export function completedAnswers(answers: BikeInterfaces): BikeInterfaces {
  return implications.reduce<BikeInterfaces>((all, { key, values, implied }) => {
    if (!values.includes(String(all[key] ?? ''))) return all;
    const open = Object.entries(implied).filter(([other]) => (all[other] ?? null) === null);
    return open.length === 0 ? all : { ...all, ...Object.fromEntries(open) };
  }, answers);
}
