import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';

interface FormFieldProps {
  /** The Formik value this field edits. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly inputProps?: Readonly<Record<string, string | number>>;
}

/** A labelled input bound to Formik. Its error or hint is tied to it for assistive technology. */
export function FormField({
  name,
  label,
  type = 'text',
  hint,
  rows,
  readOnly,
  required,
  ...rest
}: FormFieldProps) {
  const [field, meta] = useField<string>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const help = error ?? hint;
  const helpId = `${id}-help`;
  return (
    <FormControl fullWidth error={error !== undefined} required={required ?? false}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...field}
        id={id}
        type={type}
        autoComplete={rest.autoComplete ?? 'off'}
        multiline={rows !== undefined}
        minRows={rows ?? 1}
        readOnly={readOnly ?? false}
        required={false}
        inputProps={{
          ...rest.inputProps,
          'aria-describedby': help === undefined ? undefined : helpId,
          'aria-required': required === true ? true : undefined,
        }}
      />
      {help === undefined ? null : <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
