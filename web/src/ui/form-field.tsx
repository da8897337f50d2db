import { useField } from 'formik';
import { LabelledInput, type LabelledInputProps } from './labelled-input.tsx';

type FormFieldProps = Omit<LabelledInputProps, 'bound' | 'error'>;

/** A {@link LabelledInput} bound to the surrounding Formik form; `name` is the value it edits. */
export function FormField(props: FormFieldProps) {
  const [field, meta] = useField<string>(props.name);
  return <LabelledInput {...props} bound={field} error={meta.touched ? meta.error : undefined} />;
}
