import { labelledValues, type Interface } from '@pedalworks/contract/fit-questions';
import { numberKindOf } from '../fit/public/interface-text.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
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

/** Chips for the values, and a quiet one for "not sure". */
function AnswerChips({ definition, answer, onAnswer, labelledBy, describedBy }: ChoiceProps) {
  return (
    <ChoiceChips
      labelledBy={labelledBy}
      describedBy={describedBy}
      value={answer === null ? unsure : (answer ?? null)}
      options={labelledValues(definition)}
      quietOption={[unsure, notSure]}
      onChoose={(value) => onAnswer(value === unsure ? null : value)}
    />
  );
}

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
