import { bikeId } from './bike-id.ts';
import { interfaceOf, sentenceText, statementText } from './interfaces.ts';
import { isFailedWarning } from './severity.ts';
import { sourceText } from './sources.ts';
import type { Finding, FitPart, Interface, Pairing, PartInterface, RuleOutcome } from './types.ts';

/** Puts a finding into words. */
export function outcomeOf(finding: Finding, a: FitPart): RuleOutcome {
  const { rule, pairing, verdict, adapter } = finding;
  const definition = definitionOf(pairing);
  const [provides, needs] = [pairing.provided, pairing.needed].map((each) =>
    statementText(interfaceOf(each.key) ?? definition, each),
  );
  const [valueA = '', valueB = ''] = pairing.provider.id === a.id ? [provides, needs] : [needs, provides];
  return {
    key: rule.key,
    verdict: isFailedWarning(finding) ? 'unknown' : verdict,
    message: messageOf(finding, definition),
    source: sourceText(rule.source),
    values: { a: valueA, b: valueB },
    ...(adapter !== undefined && { adapter }),
    ...(isFailedWarning(finding) && { isWarning: true }),
    ...(verdict === 'unknown' && missingIn(pairing)),
  };
}

/** Returns the sentences of a finding that restrict the verdict. */
export function limitsIn(finding: Finding): readonly string[] {
  const warning = isFailedWarning(finding) ? [messageOf(finding, definitionOf(finding.pairing))] : [];
  return finding.limit === undefined ? warning : [...warning, finding.limit];
}

const definitionOf = ({ provided: { key } }: Pairing): Interface =>
  interfaceOf(key) ?? { key, name: key, about: '', providers: '', needers: '', sources: [] };

function messageOf({ rule, pairing, verdict, adapter, message }: Finding, definition: Interface): string {
  if (message !== undefined) return capitalised(message);
  if (verdict === 'fits') return comparison(pairing, definition);
  if (verdict === 'unknown') return unknownMessage(pairing, definition);
  const failure = failureMessage(rule.message, pairing, definition);
  return adapter === undefined ? failure : `${failure} You also need ${adapter.part}.`;
}

/** Returns the statement of a pairing that has no value, the bike's first. */
function unstatedIn({ provider, needer, provided, needed }: Pairing): Stated | null {
  const unstated = [
    { part: provider, statement: provided },
    { part: needer, statement: needed },
  ].filter(({ statement: { values, min, max } }) => (values ?? min ?? max) === undefined);
  return unstated.find(({ part }) => part.id === bikeId) ?? unstated[0] ?? null;
}

interface Stated {
  readonly part: FitPart;
  readonly statement: PartInterface;
}

function missingIn(pairing: Pairing): Pick<RuleOutcome, 'missing'> {
  const unstated = unstatedIn(pairing);
  if (unstated === null) return {};
  const { key, side } = unstated.statement;
  return { missing: { key, side } };
}

function unknownMessage(pairing: Pairing, definition: Interface): string {
  const unstated = unstatedIn(pairing);
  if (unstated === null) return `${comparison(pairing, definition)} Makers do not say whether they fit.`;
  const { part, statement } = unstated;
  const name = (interfaceOf(statement.key) ?? definition).name.toLowerCase();
  const other = part === pairing.provider ? pairing.needed : pairing.provided;
  const needed = sentenceText(interfaceOf(other.key) ?? definition, other);
  if (part.id !== bikeId) return `We have not stated the ${name} of ${part.name}.`;
  return needed === ''
    ? `Check the ${name} of your bike.`
    : `Check the ${name} of your bike: this part is for ${needed}.`;
}

function failureMessage(template: string, pairing: Pairing, definition: Interface): string {
  const { provider, needer, provided, needed } = pairing;
  const texts: Readonly<Record<string, string>> = {
    provider: provider.name,
    needer: needer.name,
    provides: sentenceText(definition, provided),
    needs: sentenceText(interfaceOf(needed.key) ?? definition, needed),
  };
  const withArticles = template.replaceAll(/\ba \{(\w+)\}/gu, (_all, name: string) =>
    startsWithVowelSound.test(texts[name] ?? '') ? `an {${name}}` : `a {${name}}`,
  );
  return capitalised(withArticles.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => texts[name] ?? ''));
}

/** Includes abbreviations that are spelt out, such as HG and XD, and numbers such as 11. */
const startsWithVowelSound = /^(?:[aeio]|HG|XD|N3W|8|11|18)/iu;

/** Returns both values: `Wheel size: 622 mm for both.` */
function comparison({ provider, needer, provided, needed }: Pairing, definition: Interface): string {
  const [provides = '', needs = ''] = [provided, needed].map((each) => sentenceText(definition, each));
  if (provides === needs) return `${definition.name}: ${provides || 'not stated'} for both.`;
  const stated = [
    { name: provider.name, text: provides },
    { name: needer.name, text: needs },
  ];
  return `${definition.name}: ${stated.map(({ name, text }) => `${text || 'not stated'} for ${name}`).join('; ')}.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
