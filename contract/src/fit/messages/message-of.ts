import { bikeId } from '../bike-id.ts';
import { endOf } from '../kind-facts.ts';
import { isOfRimBrakes, statementsOf } from '../statements.ts';
import { adaptedMessages } from './adapted.ts';
import { wordsAtEnds } from './at-ends.ts';
import { facts } from './facts.ts';
import { filled } from './fill.ts';
import { nounsOf } from './nouns.ts';
import { ruleMessages } from './rule-messages.ts';
import type { BySide, Fact, RuleMessages } from './types.ts';
import { unstatedIn, type Unstated } from './unstated.ts';
import { fullWordsOf, wordsOf } from './words.ts';
import type { Finding, FitPart, Pairing, PartInterface } from '../types.ts';

/** Puts a finding into one plain sentence or two. */
export const messageOf = (finding: Finding): string => {
  const seen = asKindOfBrake(finding);
  const replacements = replacementsIn(seen);
  const template = templateOf(seen);
  const { bike, provides, needs } = replacements;
  const namesEnd = bike !== provides && bike !== needs;
  return filled(namesEnd ? withOneMention(template) : template, replacements);
};

/** Omits what to look for, if the template has already named the value of the bike. */
const withOneMention = (template: string): string =>
  template.split('{bike}').length > 2 ? template.replace(/ Look for [^.]*\./u, '') : template;

/** Fills the limit of a finding. */
export const limitOf = (finding: Finding): string | undefined =>
  finding.limit === undefined ? undefined : filled(finding.limit, replacementsIn(finding));

function templateOf({ rule, pairing, verdict, adapter, message }: Finding): string {
  if (message !== undefined) return message;
  const part = partOn(pairing);
  if (adapter !== undefined)
    return part === null
      ? `{needer} [fits|fit] {provider}, but you also need ${plainAdapter(adapter.part)}.`
      : `${adaptedOnBike(rule.key, part === pairing.needer)}, but you also need ${plainAdapter(adapter.part)}.`;
  const { fits, pair, bike = pair, doubtful = unsure } = ruleMessages[rule.key] ?? unknownRule;
  if (verdict === 'fits') return fits;
  if (verdict === 'unknown') {
    const unstated = unstatedIn(pairing);
    return unstated === null ? doubtful : unstatedTemplate(unstated);
  }
  return part === null ? pair : sideOf(bike, part === pairing.needer ? 'needs' : 'provides');
}

function adaptedOnBike(key: string, isNeeder: boolean): string {
  const texts = adaptedMessages[key];
  return texts === undefined
    ? '{part} [goes|go] on your bike'
    : sideOf(texts, isNeeder ? 'needs' : 'provides');
}

const plainAdapter = (part: string): string => part.replace('rotors', 'brake discs');

const unsure = 'We are not sure that they fit each other. Ask us before you buy.';
const unknownRule: RuleMessages = { fits: 'They fit each other.', pair: 'They do not fit each other.' };

const sideOf = (text: string | BySide, side: PartInterface['side']): string =>
  typeof text === 'string' ? text : text[side];

/** Returns the part that is judged on a bike; null for two parts. */
function partOn({ provider, needer }: Pairing): FitPart | null {
  if (provider.id === bikeId) return needer;
  return needer.id === bikeId ? provider : null;
}

function unstatedTemplate({ part, statement: { key, side }, role }: Unstated): string {
  const fact = (facts as Readonly<Record<string, Fact | undefined>>)[key];
  if (fact === undefined) return unsure;
  if (part.id === bikeId && fact.bike !== undefined) {
    const [question, look] = fact.bike;
    return `We need to know ${question}. ${look}`;
  }
  return `We have not stated ${sideOf(fact.ours, side).replace('{part}', `{${role}}`)}. Ask us.`;
}

function replacementsIn({ pairing }: Finding) {
  const { provided, needed, needer } = pairing;
  const isEqual = wordsOf(provided) === wordsOf(needed);
  const toWords = isEqual ? fullWordsOf : wordsOf;
  const [provides, needs] = [provided, needed].map(toWords);
  const isNeeder = partOn(pairing) === needer;
  const common = provided.values?.filter((value) => needed.values?.includes(value)) ?? [];
  return {
    ...nounsOf(pairing),
    ...{ provides: provides ?? '', needs: needs ?? '', end: endIn(pairing) },
    its: (isNeeder ? needs : provides) ?? '',
    bike: wordsAtEnds(isNeeder ? provided : needed, pairing, toWords),
    both: wordsOf(common.length === 0 ? needed : { ...needed, values: common }),
  };
}

/** Names the end of the bike that a part belongs to, before the word `axle`; empty if it is unknown. */
function endIn(pairing: Pairing): string {
  const part = partOn(pairing);
  const end = part === null ? null : endOf(part);
  return end === null ? '' : `${end} `;
}

/** Treats values that bikes without discs have, such as no rotor, as a comparison of the kinds of brakes. */
function asKindOfBrake(finding: Finding): Finding {
  const { pairing, verdict, message, adapter } = finding;
  const { provider, provided, needer, needed } = pairing;
  if (message !== undefined || adapter !== undefined || verdict === 'unknown') return finding;
  if (![provided, needed].some(isOfRimBrakes)) return finding;
  const rule = { ...finding.rule, key: 'brake-surface' };
  const kinds = { provided: kindOf(provided, provider), needed: kindOf(needed, needer) };
  return { ...finding, rule, pairing: { ...pairing, ...kinds } };
}

const kindOf = (statement: PartInterface, part: FitPart): PartInterface => ({
  ...{ key: 'brake-surface', side: statement.side },
  values: isOfRimBrakes(statement) ? brakesWithoutDisc(part) : ['disc'],
});

const brakesWithoutDisc = (part: FitPart): readonly string[] => {
  const [surface] = statementsOf(part, 'brake-surface');
  return surface?.values?.includes('disc') === false ? surface.values : ['rim'];
};
