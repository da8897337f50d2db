import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { labelledValues, type Interface } from '@pedalworks/contract/fit-questions';
import { numberKindOf } from '../fit/public/interface-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useNumberDraft } from '../../ui/typed-number.ts';
import { unlabelled } from '../../ui/unlabelled.ts';

export const notSure = 'Not sure';

/** Value of the choice "not sure". Empty values mean unanswered. */
const unsure = 'not-sure';

export type Answer = string | number | null;

interface ControlProps {
  readonly definition: Interface;
  /** Undefined until the customer answers; null for "not sure". */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

interface ChoiceProps extends ControlProps {
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
}

/** Maximum number of values shown as chips instead of a select. */
const maxChips = 8;

const hasChips = ({ values = {} }: Interface): boolean => {
  const count = Object.keys(values).length;
  return count > 0 && count <= maxChips;
};

interface AnswerControlProps extends ChoiceProps {
  /** Name of a field; chips have that of `labelledBy`. */
  readonly label: string;
}

/** Chips for a few values, otherwise a field. */
export function AnswerControl({ label, labelledBy, describedBy, ...control }: AnswerControlProps) {
  return hasChips(control.definition) ? (
    <AnswerChips labelledBy={labelledBy} describedBy={describedBy} {...control} />
  ) : (
    <AnswerField label={label} isLabelHidden {...control} />
  );
}

/** Radio group that looks like chips. */
function AnswerChips({ definition, answer, onAnswer, labelledBy, describedBy }: ChoiceProps) {
  return (
    <RadioGroup
      row
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      value={answer === null ? unsure : (answer ?? null)}
      onChange={(_event, value) => onAnswer(value === unsure ? null : value)}
      sx={{ gap: 1 }}
    >
      {[...labelledValues(definition), [unsure, notSure] as const].map(([value, label]) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio size="small" sx={hiddenDot} />}
          label={label}
          sx={[chip, value === unsure && quiet]}
        />
      ))}
    </RadioGroup>
  );
}

/** Lies invisibly on the left edge of the chip, so that assistive technology and pointers find the radio button. */
const hiddenDot = {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 14,
  p: 0,
  opacity: 0,
  '& svg': { display: 'none' },
};

const chip = {
  position: 'relative',
  m: 0,
  px: 1.75,
  minHeight: 44,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': { bgcolor: 'text.primary', borderColor: 'text.primary', color: 'background.paper' },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { forcedColorAdjust: 'none', bgcolor: 'SelectedItem', color: 'SelectedItemText' },
  },
};

const quiet = {
  borderColor: 'transparent',
  bgcolor: 'transparent',
  color: 'text.secondary',
  '&:has(:checked)': { bgcolor: 'background.subtle', borderColor: 'outline', color: 'text.primary' },
};

interface FieldProps extends ControlProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
}

/** Field for an answer: a select, or a number. */
export function AnswerField(props: FieldProps) {
  return props.definition.values === undefined ? <NumberAnswer {...props} /> : <ChoiceAnswer {...props} />;
}

const hiddenLabel = { ...unlabelled, width: 1, maxWidth: 420 };

function ChoiceAnswer({ definition, answer, onAnswer, label, isLabelHidden = false }: FieldProps) {
  return (
    <TextField
      label={label}
      value={answer === null ? unsure : (answer ?? '')}
      onChange={({ target }) => onAnswer(target.value === unsure ? null : target.value)}
      options={[...labelledValues(definition), [unsure, notSure]]}
      prompt={answer === undefined ? 'Choose' : undefined}
      sx={isLabelHidden ? hiddenLabel : null}
    />
  );
}

function NumberAnswer({ definition, answer, onAnswer, label, isLabelHidden = false }: FieldProps) {
  const { name } = definition;
  const { input, problem } = useNumberDraft({
    held: answer === null || answer === undefined ? '' : String(answer),
    label: name,
    kind: numberKindOf(definition),
    onDraft: (text) => {
      if (text !== null) onAnswer(text === '' ? null : Number(text));
    },
  });
  return (
    <TextField
      autoComplete="off"
      label={label}
      placeholder={notSure}
      value={input.value}
      error={problem !== undefined}
      helperText={problem ?? ''}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={input.onBlur}
      sx={isLabelHidden ? hiddenLabel : null}
      slotProps={{ htmlInput: { inputMode: input.inputMode } }}
    />
  );
}
