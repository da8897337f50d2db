import { FormTextField } from '../../../ui/form-text-field.tsx';

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly step: number;
  readonly required?: boolean;
  readonly helperText?: string;
}

/** A number of the surrounding form; with a step of 1 a whole one. */
export function NumberField({ min, step, required = true, ...props }: NumberFieldProps) {
  const inputMode = step === 1 ? 'numeric' : 'decimal';
  return (
    <FormTextField
      {...props}
      type="number"
      required={required}
      slotProps={{ htmlInput: { min, step, inputMode } }}
    />
  );
}
