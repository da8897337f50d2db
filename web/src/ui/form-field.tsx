import { useField } from 'formik';
import { LabelledInput, type LabelledInputProps } from './labelled-input.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type FormFieldProps = Omit<LabelledInputProps, 'bound' | 'error'>;

/** A {@link LabelledInput} bound to the surrounding Formik form; `name` is the value it edits. */
export function FormField(props: FormFieldProps) {
  const [field, meta, { setValue }] = useField<string>(props.name);
  const ref = useTypedBefore(field.value, (typed) => void setValue(typed));
  return <LabelledInput {...props} bound={{ ...field, ref }} error={meta.touched ? meta.error : undefined} />;
}
