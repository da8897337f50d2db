import { useState } from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { numberKinds, parseNumber, type NumberKind, type NumberRule } from '@pedalworks/contract/numbers';
import { useField } from 'formik';
import { config } from '../config.ts';

interface TypedNumberProps {
  /** A plain number as text, or the raw text where it is not one. */
  readonly value: string;
  readonly label: string;
  readonly kind: NumberKind;
  readonly onChange: (value: string) => void;
}

/**
 * Input properties for a number as people write it. Shows the raw text until blur, then the parsed number; `problem` says why
 * parsing failed.
 */
function useTypedNumber({ value, label, kind, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const input = {
    value: text,
    inputMode: kind.decimals === 0 ? 'numeric' : 'decimal',
    onChange: (change: string) => {
      const { text: understood } = parseNumber(change, ruleOf(kind, label));
      setTyped({ text: change, value: understood });
      if (understood !== value) onChange(understood);
    },
    onBlur: () => setTyped({ text: value, value }),
  } as const;
  return { input, problem: parseNumber(text, ruleOf(kind, label)).problem };
}

/** As above, with local state that restarts from `held` whenever that changes. */
export function useNumberDraft({ held, onDraft, ...props }: NumberDraftProps) {
  const [draft, setDraft] = useState({ value: held, held });
  if (draft.held !== held) setDraft({ value: held, held });
  const onChange = (value: string) => {
    setDraft({ value, held });
    const { problem } = parseNumber(value, ruleOf(props.kind, props.label));
    onDraft?.(problem === undefined ? value : null);
  };
  return { ...useTypedNumber({ ...props, value: draft.value, onChange }), value: draft.value };
}

interface NumberDraftProps extends Pick<TypedNumberProps, 'label' | 'kind'> {
  readonly held: string;
  /** Called on each change with a number or '', or null for invalid text. */
  readonly onDraft?: (value: string | null) => void;
}

function ruleOf(kind: NumberKind, label: string): NumberRule {
  const isAmount = kind.decimals === numberKinds.price.decimals;
  return { ...kind, label, ...(isAmount ? { currency: config.currency } : {}) };
}

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'error' | 'onChange' | 'onBlur'> & {
  /** The value of the surrounding Formik form, a text; also the input's id. */
  readonly name: string;
  readonly label: string;
  readonly kind: NumberKind;
};

/**
 * A number of the surrounding Formik form. Neither the wheel nor an arrow key changes it. What is no number is never sent; one that
 * the field's kind does not allow is marked, and refused by the form's rules or by the shop.
 */
export function NumberField({ kind, helperText, ...props }: NumberFieldProps) {
  const { name, label } = props;
  // Formik still validates the field of a row that has just been taken away: it has no value then.
  const [{ value = '' }, { touched, error }, { setValue, setTouched }] = useField<string | undefined>({
    name,
    validate: (text: string | undefined = '') => {
      const { value, problem } = parseNumber(text, ruleOf(kind, label));
      return value === null ? problem : undefined;
    },
  });
  const { input, problem } = useTypedNumber({ value, label, kind, onChange: (text) => void setValue(text) });
  const shown = touched ? (problem ?? error) : undefined;
  return (
    <TextField
      id={name}
      autoComplete="off"
      {...props}
      value={input.value}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={() => {
        input.onBlur();
        void setTouched(true);
      }}
      error={shown !== undefined}
      helperText={shown ?? helperText}
      slotProps={{ ...props.slotProps, htmlInput: { inputMode: input.inputMode } }}
    />
  );
}
