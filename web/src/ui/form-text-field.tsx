import { useField } from 'formik';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type FormTextFieldProps = Omit<TextFieldProps, 'id' | 'name' | 'label' | 'value' | 'error'> & {
  readonly name: string;
  readonly label: string;
  readonly problem?: string | undefined;
};

export function FormTextField({ helperText, problem: otherProblem, ...props }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const problem = otherProblem ?? (touched ? error : undefined);
  return (
    <TextField
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
