import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

export interface LabelledInputProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  readonly autoComplete?: string;
  /** What to know before typing; an error takes its place. */
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  /** Attributes of the input element itself, such as `min` or `inputMode`. */
  readonly inputProps?: Readonly<Record<string, string | number>>;
  /** What Formik binds; left out, the browser keeps the value. */
  readonly bound?: Pick<OutlinedInputProps, 'value' | 'onChange' | 'onBlur'>;
}

/** A labelled input. Its error or hint is tied to it for assistive technology. */
export function LabelledInput({
  name,
  label,
  type = 'text',
  hint,
  error,
  rows,
  bound,
  ...rest
}: LabelledInputProps) {
  const id = useId();
  const help = error ?? hint;
  const helpId = `${id}-help`;
  const attributes = {
    ...rest.inputProps,
    ...(help === undefined ? {} : { 'aria-describedby': helpId }),
    ...(rest.required === true ? { 'aria-required': true } : {}),
  };
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...bound}
        id={id}
        name={name}
        type={type}
        autoComplete={rest.autoComplete ?? 'off'}
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { minRows: rows })}
        readOnly={rest.readOnly ?? false}
        slotProps={{ input: attributes }}
      />
      {help === undefined ? null : <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
