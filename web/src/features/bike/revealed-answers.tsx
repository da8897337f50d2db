import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { interfaceOf, valueText } from '@pedalworks/contract/fit-questions';
import type { AnswerConflict, AgreedAnswer } from './answers-from-parts.ts';
import { notSure } from './answer-control.tsx';

function textOf(key: string, answer: string | number): string {
  const definition = interfaceOf(key);
  return definition === undefined ? notSure : valueText(definition, answer);
}

const nameOf = (key: string) => interfaceOf(key)?.name ?? '';

export function RevealedList({ filled }: { readonly filled: readonly AgreedAnswer[] }) {
  if (filled.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        Your parts say
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
        {filled.map(({ key, answer, from }) => (
          <Box component="li" key={key} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
            <Typography component="span" sx={{ fontWeight: 700 }}>
              {`${nameOf(key)}: ${textOf(key, answer)}`}
            </Typography>
            <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
              {`From ${from.join(', ')}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}

interface ConflictProps {
  readonly conflict: AnswerConflict;
  /** Undefined until the customer chooses; null for "not sure". */
  readonly choice: string | number | null | undefined;
  readonly onChoose: (answer: string | number | null) => void;
}

export function ConflictQuestion({ conflict: { key, options }, choice, onChoose }: ConflictProps) {
  const id = useId();
  const unsure = options.length;
  const chosen = choice === null ? unsure : options.findIndex(({ answer }) => answer === choice);
  return (
    <div>
      <Typography id={id} variant="subtitle1" component="h3">
        {`${nameOf(key)}: your parts disagree. Which is on this bike?`}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, index) => onChoose(options[Number(index)]?.answer ?? null)}
      >
        {options.map(({ answer, from }, index) => (
          <FormControlLabel
            key={answer}
            value={index}
            control={<Radio />}
            label={`${textOf(key, answer)} (${from.join(', ')})`}
            sx={{ '& .MuiFormControlLabel-label': { fontWeight: 400, overflowWrap: 'anywhere' } }}
          />
        ))}
        <FormControlLabel
          value={unsure}
          control={<Radio />}
          label={notSure}
          sx={{ '& .MuiFormControlLabel-label': { fontWeight: 400 } }}
        />
      </RadioGroup>
    </div>
  );
}
