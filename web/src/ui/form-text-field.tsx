import { useField } from 'formik';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type FormTextFieldProps = Omit<TextFieldProps, 'id' | 'name' | 'label' | 'value' | 'error'> & {
  /** The value of the surrounding Formik form that it edits; also the input's id unless that is given. */
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  /** Error from outside the form's rules. */
  readonly problem?: string | undefined;
};

/** A MUI text field bound to the surrounding Formik form. An error takes the place of the helper text. */
export function FormTextField({ helperText, problem: other, ...props }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const problem = other ?? (touched ? error : undefined);
  return (
    <TextField
      id={props.name}
      autoComplete="off"
      {...props}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        field.onBlur(event);
        props.onBlur?.(event);
      }}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  );
}
