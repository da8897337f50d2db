import { expect, it } from 'vitest';
import {
  bikeInterfaces,
  judge,
  judgeOnBike,
  type BikeInterfaces,
  type InterfaceKey,
  type RuleOutcome,
} from '../../contract/src/fit/index.ts';
import { facts } from '../../contract/src/fit/messages/facts.ts';
import { completeBikes } from './complete-bikes.ts';
import { parts } from './parts.ts';

/** Answers to draw: complete bikes, none, and each answer to each question alone. */
const drawnAnswers: readonly BikeInterfaces[] = [
  ...Object.values(completeBikes),
  {},
  ...bikeInterfaces.flatMap(({ key, values, range }) =>
    [...Object.keys(values ?? {}), ...(range === undefined ? [] : [range.min, range.max])].map((answer) => ({
      [key]: answer,
    })),
  ),
];

const pairs = parts.flatMap((a, index) => parts.slice(index + 1).flatMap((b) => judge(a, b, parts).rules));
const onBikes = drawnAnswers.flatMap((interfaces) => {
  const bike = { interfaces };
  return parts.flatMap((part) =>
    judgeOnBike(part, { bike, catalogue: parts }).rules.map((outcome) => ({ interfaces, outcome })),
  );
});
const drawn = new Map<string, RuleOutcome>(
  [...pairs, ...onBikes.map(({ outcome }) => outcome)].map((outcome) => [outcome.message, outcome]),
);
const messages = [...drawn.keys()];

const matching = (pattern: RegExp) => messages.filter((message) => pattern.test(message));

it('draws a message for most rules', () => {
  expect(messages.length).toBeGreaterThan(500);
  expect(new Set([...drawn.values()].map(({ key }) => key)).size).toBeGreaterThan(50);
});

it('says one to three sentences of at most 34 words', () => {
  const words = (message: string) => message.split(/\s+/u).filter((each) => /[\p{L}\d]/u.test(each)).length;
  const sentences = (message: string) => message.split(/[.?!](?:\s|$)/u).filter((each) => each !== '').length;
  expect(messages.filter((message) => words(message) > 34)).toEqual([]);
  expect(messages.filter((message) => sentences(message) > 3)).toEqual([]);
  expect(messages.filter((message) => !/^[\p{Lu}\d].*\.$/u.test(message))).toEqual([]);
});

it('leaves no placeholder, empty value or wrong article', () => {
  expect(matching(/[{}|[\]]|undefined|null|NaN| {2}| [.,;)]|\( /u)).toEqual([]);
  expect(matching(/\ba (?:[aeio]|8|1[18](?!\d))/u)).toEqual([]);
  expect(matching(/\ban (?:[bcdgjkpqtvwyz]|[234569]|1[02-79])/iu)).toEqual([]);
  expect(matching(/\b(?:these|the \w+s) (?:is|has|needs)\b|\bthis \w+s (?:is|are)\b/iu)).toEqual([]);
});

it('never asks what the bike has answered, unless it names the other end', () => {
  const questionsOf = (key: string) =>
    ['', 'front '].flatMap((end) => facts[key as InterfaceKey].bike?.[0].replace('{end}', end) ?? []);
  const asked = onBikes.filter(({ interfaces, outcome }) =>
    Object.entries(interfaces).some(
      ([key, answer]) =>
        answer !== null &&
        questionsOf(key).some((question) => outcome.message.startsWith(`We need to know ${question}.`)),
    ),
  );
  expect(asked.map(({ interfaces, outcome }) => [interfaces, outcome.message])).toEqual([]);
});

it('uses no word that only mechanics or programmers know', () => {
  expect(
    matching(
      /\b(?:rotors?(?! adapter)|TSS|TC|interface|provides?|gate|S\.H\.I\.S|ETRTO|not stated for both|guarantee)\b/u,
    ),
  ).toEqual([]);
  expect(matching(/Measure, or ask|ask the maker|needs?\b.*\bneeds? no\b/u)).toEqual([]);
  expect(matching(/\bnone\b(?!\.$)/u)).toEqual([]);
  const codes = matching(/\b(?:HG|XDR?|N3W|Micro Spline)\b/u);
  expect(codes.filter((message) => !message.includes('freehub'))).toEqual([]);
});
