import { interfaceOf, type Judgement } from '@pedalworks/contract/fit';

/** Explains a verdict by the deciding rules: the messages of failed ones, or the values that match. */
export function reasonOf({ verdict, rules, limits }: Judgement): string {
  const decisive = rules.filter((rule) => rule.verdict === verdict);
  const texts = decisive.map(({ key, message, values: { a } }) => {
    const name = interfaceOf(key)?.name;
    return verdict === 'fits' && name !== undefined ? `${name}: ${a}.` : message;
  });
  return [...new Set([...texts, ...limits])].join(' ');
}
