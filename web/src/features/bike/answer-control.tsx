import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { labelledValues, type Interface } from '@pedalworks/contract/fit';
import { numberKindOf } from '../shared/interface-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useNumberDraft } from '../../ui/typed-number.ts';

export const notSure = 'Not sure';

type Answer = string | number | null;

interface ControlProps {
  readonly definition: Interface;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

interface ChoiceProps extends ControlProps {
  readonly labelledBy: string;
  readonly describedBy: string;
}

/** Maximum number of values shown as radio buttons instead of a select. */
const maxRadios = 8;

export function QuestionControl(props: ChoiceProps) {
  const { values = {} } = props.definition;
  return Object.keys(values).length > maxRadios ? <AnswerField {...props} /> : <AnswerRadios {...props} />;
}

function AnswerRadios({ definition, answer, onAnswer, labelledBy, describedBy }: ChoiceProps) {
  return (
    <RadioGroup
      row
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={answer ?? ''}
      onChange={(_event, value) => onAnswer(value === '' ? null : value)}
      sx={{ gap: 1 }}
    >
      {[...labelledValues(definition), ['', notSure] as const].map(([value, label]) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio size="small" />}
          label={label}
          sx={chip}
        />
      ))}
    </RadioGroup>
  );
}

const chip = {
  m: 0,
  pr: 1.75,
  minHeight: 44,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:has(:checked)': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
};

export function AnswerField(props: ControlProps & Partial<ChoiceProps>) {
  return props.definition.values === undefined ? <NumberAnswer {...props} /> : <ChoiceAnswer {...props} />;
}

function ChoiceAnswer({ definition, answer, onAnswer, ...named }: ControlProps & Partial<ChoiceProps>) {
  const { key, name, about } = definition;
  const id = `bike-${key}`;
  return (
    <TextField
      select
      id={id}
      label={name}
      helperText={named.labelledBy === undefined ? about : ''}
      value={answer ?? ''}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    >
      <option value="">{notSure}</option>
      {labelledValues(definition).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

function NumberAnswer({ definition, answer, onAnswer }: ControlProps) {
  const { key, name, about, unit = '' } = definition;
  const { input, problem } = useNumberDraft({
    held: answer === null ? '' : String(answer),
    label: name,
    kind: numberKindOf(definition),
    onDraft: (text) => {
      if (text !== null) onAnswer(text === '' ? null : Number(text));
    },
  });
  return (
    <TextField
      id={`bike-${key}`}
      autoComplete="off"
      label={`${name} (${unit})`}
      placeholder={notSure}
      value={input.value}
      error={problem !== undefined}
      helperText={problem ?? about}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={input.onBlur}
      slotProps={{
        htmlInput: { inputMode: input.inputMode },
        input: { endAdornment: <Box sx={{ color: 'text.secondary' }}>{unit}</Box> },
      }}
    />
  );
}
