import { useId, useRef, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CatalogueProduct } from '@pedalworks/contract';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatNumber } from '../../ui/money.ts';
import { TextField } from '../../ui/text-field.tsx';
import { findLine, addQuantity } from './cart-steps.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { parseList, type ListProblem } from './paste-list.ts';

export function PasteForm({ catalogue }: { readonly catalogue: readonly CatalogueProduct[] }) {
  return (
    <Disclosure label="Paste a list">
      <ListForm catalogue={catalogue} />
    </Disclosure>
  );
}

interface Outcome {
  readonly added: number;
  /** Listed parts that were already in the cart, with their new quantities, for example `Chain (3)`. */
  readonly summed: string;
  readonly problems: readonly ListProblem[];
}

function ListForm({ catalogue }: { readonly catalogue: readonly CatalogueProduct[] }) {
  const { outcome, text, setText, add } = useList(catalogue);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        add();
        field.current?.focus();
      }}
      sx={form}
    >
      <TextField
        id={id}
        multiline
        minRows={4}
        maxRows={12}
        label="Part number, quantity"
        placeholder="PW-CH12-126, 2"
        helperText="One part per line. You can paste lines from a spreadsheet or an invoice."
        value={text}
        inputRef={field}
        slotProps={{ htmlInput: { spellCheck: false } }}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">{outcome === null ? null : <OutcomeAlert {...outcome} />}</div>
      <Button type="submit" sx={{ justifySelf: 'start' }}>
        Add list to cart
      </Button>
    </Box>
  );
}

function useList(catalogue: readonly CatalogueProduct[]) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const add = () => {
    const before = currentCart();
    const { items, problems } = parseList(
      text,
      catalogue,
      before.map(({ productId }) => productId),
    );
    const isAdded = changeCart((lines) =>
      items.reduce((all, { part, quantity }) => addQuantity(all, part, quantity), lines),
    );
    if (!isAdded) return;
    const summed = items
      .filter(({ part }) => findLine(before, part) !== undefined)
      .map(({ part }) => `${part.name} (${formatNumber(findLine(currentCart(), part)?.quantity ?? 0)})`)
      .join(', ');
    setOutcome({ added: items.length, summed, problems });
    setText(problems.map((problem) => problem.text).join('\n'));
  };
  return { outcome, text, setText, add };
}

function OutcomeAlert({ added, summed, problems }: Outcome) {
  const merged = summed === '' ? '' : `Already in the cart, quantity increased: ${summed}. `;
  const done =
    added === 0
      ? ''
      : `${added === 1 ? '1 part' : `${formatNumber(added)} parts`} added to the cart. ${merged}`;
  if (problems.length === 0)
    return <Alert severity="success">{done === '' ? 'The list is empty.' : done}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {done}
        {problems.length === 1 ? '1 line needs' : `${formatNumber(problems.length)} lines need`} correction
      </AlertTitle>
      <ol>
        {problems.map(({ text, problem }, index) => (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            <strong>Line {index + 1}:</strong> {problem} <span dir="auto">({text})</span>
          </Box>
        ))}
      </ol>
    </Alert>
  );
}

const form = { display: 'grid', gap: 2, pt: 1, maxWidth: '40rem' };
