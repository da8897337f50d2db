import { useId, type ReactNode } from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

type InputProps = Omit<OutlinedInputProps, 'label' | 'id' | 'sx' | 'inputProps' | 'slotProps'>;

export type Option = readonly [value: string, label: string];

export interface TextFieldProps extends InputProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly helperText?: ReactNode;
  /** Values and labels. They turn the field into a native select, the one way to choose from a list in a form. */
  readonly options?: readonly Option[];
  /** Label of a select that has no value yet. It cannot be chosen again. */
  readonly prompt?: string | undefined;
  readonly slotProps?: {
    readonly htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
    readonly input?: Pick<OutlinedInputProps, 'endAdornment'>;
  };
  readonly sx?: FormControlProps['sx'];
}

/**
 * Text field or native select outside of Formik; `FormTextField` is the one for Formik. Dashboard code that needs
 * multiple values or adornments uses MUI's TextField, whose select menu would burden every shopper's form.
 */
export function TextField({ label, helperText = '', options, prompt, ...props }: TextFieldProps) {
  const ownId = useId();
  const {
    id = ownId,
    sx = null,
    required = false,
    error = false,
    disabled = false,
    slotProps,
    ...rest
  } = props;
  const helperId = `${id}-helper-text`;
  const field = { ...rest, id, ...(helperText !== '' && { 'aria-describedby': helperId }) };
  return (
    <FormControl fullWidth sx={sx} required={required} error={error} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {options === undefined ? (
        <OutlinedInput {...field} inputProps={slotProps?.htmlInput ?? {}} {...slotProps?.input} />
      ) : (
        <NativeSelect input={<OutlinedInput {...field} />}>
          {prompt === undefined ? null : (
            <option value="" disabled hidden>
              {prompt}
            </option>
          )}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
      {helperText === '' ? null : <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
