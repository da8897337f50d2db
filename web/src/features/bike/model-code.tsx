import { useId, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { TextField } from '../../ui/text-field.tsx';
import { unlabelled } from '../../ui/unlabelled.ts';
import { useModelCode, type ModelCodeProps } from './use-model-code.ts';

/** Longest accepted text, in characters. */
const maxCharacters = 80;

/** Fills in the answers that follow from the code on a component. */
export function ModelCode(props: ModelCodeProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { code, outcome, find, fill, undo, forget } = useModelCode(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void find(typed.trim());
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 2.5, md: 4 } }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        Read a code on your bike
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={row}>
        <TextField
          label="Code on a derailleur, brake, hub, fork or crank"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          sx={{ ...unlabelled, flex: 1 }}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value.trim() === '') forget();
          }}
          slotProps={{ htmlInput: { maxLength: maxCharacters, spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 48, flexShrink: 0 }}>
          Fill in
        </Button>
      </Box>
      <Hint id={`${id}-hint`} />
      <Box role="status">
        {outcome === null || code === null ? null : (
          <code.OutcomeNote outcome={outcome} onPick={fill} onUndo={undo} />
        )}
      </Box>
    </Box>
  );
}

const Hint = ({ id }: { readonly id: string }) => (
  <FormHelperText id={id} sx={{ mx: 0 }}>
    On a derailleur, brake, hub, fork or crank, such as RD-R7000-GS. It fills in the answers below.
  </FormHelperText>
);

const row = { display: 'flex', gap: 1.5, maxWidth: 640 };
