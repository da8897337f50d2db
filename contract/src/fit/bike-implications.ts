import { interfaceOf } from './interfaces.ts';
import { discKeys } from './statements.ts';
import type { BikeInterfaces } from './types.ts';

interface Implication {
  readonly key: string;
  readonly values: readonly string[];
  readonly implied: BikeInterfaces;
}

const withoutDisc: BikeInterfaces = Object.fromEntries(discKeys.map((key) => [key, 'none']));

/** Answers that follow from others on every bike, in the order in which they apply. */
const implications: readonly Implication[] = [
  ...discKeys.map((key) => ({
    key,
    values: Object.keys(interfaceOf(key)?.values ?? {}).filter(
      (value) => value !== 'none' && value !== 'hub',
    ),
    implied: { 'brake-surface': 'disc' },
  })),
  { key: 'rotor-size', values: ['hub'], implied: { 'brake-surface': 'hub' } },
  { key: 'rotor-hub', values: ['none'], implied: { 'brake-surface': 'rim' } },
  { key: 'caliper-mount', values: ['none'], implied: { 'brake-surface': 'rim' } },
  // Without a disc, the brake acts on the rim or inside the hub.
  { key: 'rotor-size', values: ['none'], implied: withoutDisc },
  { key: 'brake-surface', values: ['rim'], implied: withoutDisc },
  { key: 'brake-surface', values: ['hub'], implied: { ...withoutDisc, 'rotor-size': 'hub' } },
  { key: 'fluid', values: ['mineral', 'DOT'], implied: { actuation: 'hydraulic' } },
  { key: 'bar-shape', values: ['drop'], implied: { 'lever-clamp': '23.8' } },
  { key: 'bar-shape', values: ['flat'], implied: { 'lever-clamp': '22.2' } },
  { key: 'lever-clamp', values: ['23.8'], implied: { 'bar-shape': 'drop' } },
  { key: 'lever-clamp', values: ['22.2'], implied: { 'bar-shape': 'flat' } },
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

/** Returns all answers for the front end of a bike. */
export const answersAtFront = (answers: BikeInterfaces): BikeInterfaces =>
  completedAnswers(withoutContradiction(answers));

/** Returns all answers for the rear end. `own` are those that the bike states for this end alone. */
export function answersAtRear(answers: BikeInterfaces, own: BikeInterfaces): BikeInterfaces {
  const [brake, ...others] = brakesIn(own);
  const isOfOtherBrake = (key: string) =>
    others.length === 0 && brake !== undefined && (brakeOf(key, answers) ?? brake) !== brake;
  const shared = Object.entries(answers).filter(([key]) => !isOfOtherBrake(key));
  // The rear axle is always longer than the front one.
  const rear = { ...Object.fromEntries(shared), 'axle-length': null, ...ofHanger(answers), ...own };
  return completedAnswers(withoutContradiction(rear));
}

/** A rear axle screws into a UDH hanger, which has one thread (SRAM). Says nothing about the front. */
const ofHanger = (answers: BikeInterfaces): BikeInterfaces =>
  answers['rd-mount'] === 'UDH' ? { 'axle-thread': 'M12x1.0' } : {};

const brakeKeys = [...discKeys, 'brake-surface'] as const;

/** Returns the kind of brake that an answer states or implies; undefined if none. */
function brakeOf(key: string, answers: BikeInterfaces): string | undefined {
  const answer = answers[key] ?? null;
  if (answer === null || !brakeKeys.some((each) => each === key)) return undefined;
  if (key === 'brake-surface') return String(answer);
  if (answer === 'hub') return 'hub';
  // There are two kinds of brakes without a disc.
  const isOfHub = answers['rotor-size'] === 'hub' || answers['brake-surface'] === 'hub';
  return answer === 'none' ? (isOfHub ? 'hub' : 'rim') : 'disc';
}

const brakesIn = (answers: BikeInterfaces): readonly string[] => [
  ...new Set(brakeKeys.flatMap((key) => brakeOf(key, answers) ?? [])),
];

/** Removes answers about brakes of two kinds at one end, because it is unknown which are right. */
const withoutContradiction = (answers: BikeInterfaces): BikeInterfaces =>
  brakesIn(answers).length > 1
    ? { ...answers, ...Object.fromEntries(brakeKeys.map((key) => [key, null])) }
    : answers;
