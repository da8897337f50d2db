import { endOf } from '../kind-facts.ts';
import { isSameStatement } from '../statements.ts';
import type { End, Pairing, PartInterface } from '../types.ts';

type ToWords = (statement: PartInterface) => string;

/** Puts one of two compared values into words. Names the end if it is of a bike whose ends differ. */
export function wordsAtEnds(statement: PartInterface, pairing: Pairing, toWords: ToWords): string {
  const { provided, provider, needer } = pairing;
  const [bike, part] = statement === provided ? [provider, needer] : [needer, provider];
  const at = (end: End): string => {
    const found = bike.atEnds?.[end].find((each) => isSameStatement(each, statement));
    return found === undefined ? '' : toWords(found);
  };
  const [front, rear] = [at('front'), at('rear')];
  if (front === rear || front === '' || rear === '') return toWords(statement);
  const end = endOf(part);
  return end === null ? `${front} at the front and ${rear} at the rear` : `${at(end)} at the ${end}`;
}
