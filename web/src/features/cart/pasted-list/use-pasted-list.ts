import { useState } from 'react';
import type { CatalogueProduct } from '@pedalworks/contract';
import { addQuantity, findLine } from '../public/cart-steps.ts';
import { changeCart, currentCart } from '../public/cart-store.ts';
import { parseList, type ListItem, type ListProblem, type ListQuestion } from './parse-list.ts';

type Item = ListItem<CatalogueProduct>;
export type LineQuestion = ListQuestion<CatalogueProduct>;

export interface AddedPart {
  readonly part: CatalogueProduct;
  readonly pieces: number;
  /** True if the maximum per part cut the quantity off. */
  readonly isCut: boolean;
  /** Quantity in the cart afterwards. */
  readonly total: number;
}

export interface PastedOutcome {
  readonly added: readonly AddedPart[];
  readonly problems: readonly ListProblem[];
  readonly openQuestions: number;
}

/** Chosen quantity of a line; null leaves the line out. */
export interface LineAnswer {
  readonly question: LineQuestion;
  readonly quantity: number | null;
}

export function usePastedList(catalogue: readonly CatalogueProduct[]) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<PastedOutcome | null>(null);
  const [questions, setQuestions] = useState<readonly LineQuestion[]>([]);
  const add = () => {
    const inCart = currentCart().map(({ productId }) => productId);
    const parsed = parseList(text, catalogue, inCart);
    const added = addItems(parsed.items);
    if (added === null) return;
    const { problems } = parsed;
    const all = [...questions, ...parsed.questions];
    setQuestions(all);
    setOutcome({ added, problems, openQuestions: all.length });
    setText(problems.map((problem) => problem.text).join('\n'));
  };
  /** Adds the chosen quantities. Returns the number of questions that remain. */
  const answer = (answers: readonly LineAnswer[]): number => {
    const items = answers.flatMap(({ question: { part }, quantity }) =>
      quantity === null ? [] : [{ part, quantity }],
    );
    const added = addItems(items);
    if (added === null) return questions.length;
    const rest = questions.filter((one) => answers.every(({ question }) => question !== one));
    setQuestions(rest);
    setOutcome({ added, problems: outcome?.problems ?? [], openQuestions: rest.length });
    return rest.length;
  };
  return { text, setText, outcome, questions, add, answer };
}

/** Adds the parts to the cart. Returns null if the cart could not be changed. */
function addItems(items: readonly Item[]): readonly AddedPart[] | null {
  const before = currentCart();
  const isChanged = changeCart((lines) =>
    items.reduce((all, { part, quantity }) => addQuantity(all, part, quantity), lines),
  );
  if (!isChanged) return null;
  const after = currentCart();
  return [...new Set(items.map(({ part }) => part))].map((part) => {
    const total = findLine(after, part)?.quantity ?? 0;
    const pieces = total - (findLine(before, part)?.quantity ?? 0);
    const wanted = items.reduce((sum, item) => sum + (item.part === part ? (item.quantity ?? 0) : 0), 0);
    return { part, pieces, isCut: pieces < wanted, total };
  });
}
