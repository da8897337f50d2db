import { useRef, type Ref, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CatalogueProduct } from '@pedalworks/contract';
import { TextField } from '../../../ui/text-field.tsx';
import { ListOutcome } from './list-outcome.tsx';
import { ListQuestions } from './list-questions.tsx';
import { usePastedList } from './use-pasted-list.ts';

export function ListForm({ catalogue }: { readonly catalogue: readonly CatalogueProduct[] }) {
  const { text, setText, outcome, questions, add, answer } = usePastedList(catalogue);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add();
    field.current?.focus();
  };
  return (
    <Box sx={column}>
      <Box component="form" noValidate onSubmit={submit} sx={column}>
        <ListField ref={field} text={text} onChange={setText} />
        <div role="status">{outcome === null ? null : <ListOutcome {...outcome} />}</div>
        <Button type="submit" sx={{ justifySelf: 'start' }}>
          Add list to cart
        </Button>
      </Box>
      <ListQuestions
        questions={questions}
        onAnswer={(answers) => {
          // Nothing remains to focus after the last answer.
          if (answer(answers) === 0) field.current?.focus();
        }}
      />
    </Box>
  );
}

interface ListFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

function ListField({ text, onChange, ref }: ListFieldProps) {
  return (
    <TextField
      multiline
      minRows={4}
      maxRows={12}
      label="Part number, quantity"
      placeholder="PW-CH12-126, 2"
      helperText="One part per line. You can paste lines from a spreadsheet or an invoice."
      value={text}
      inputRef={ref}
      slotProps={{ htmlInput: { spellCheck: false } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const column = { display: 'grid', gap: 2, pt: 1, maxWidth: '40rem' };
