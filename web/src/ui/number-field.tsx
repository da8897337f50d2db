import { parseNumber, type NumberKind } from '@pedalworks/contract/numbers';
import { useField } from 'formik';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { numberRule, useTypedNumber, type TypedNumberProps } from './typed-number.ts';

type NumberFieldProps = Omit<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  readonly name: string;
  readonly label: string;
  readonly kind: NumberKind;
  readonly parse?: TypedNumberProps['parse'];
};

export function NumberField({ kind, parse, helperText, ...props }: NumberFieldProps) {
  const { name, label } = props;
  // Defaults to an empty string: after a row is removed, Formik still validates its fields, now undefined.
  const [{ value = '' }, { touched, error, initialValue }, { setValue, setTouched }] = useField<
    string | undefined
  >({
    name,
    validate: (text: string | undefined = '') => {
      const { value, problem } = parseNumber(text, numberRule(kind, label));
      return value === null ? problem : undefined;
    },
  });
  const { input, problem } = useTypedNumber({
    ...{ value, label, kind, saved: initialValue },
    ...(parse && { parse }),
    onChange: (text) => void setValue(text),
  });
  const shown = touched ? (problem ?? error) : undefined;
  return (
    <TextField
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
