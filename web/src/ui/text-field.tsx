import type { ReactNode } from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

type InputProps = Omit<OutlinedInputProps, 'label' | 'id' | 'sx' | 'inputProps' | 'slotProps'>;

export interface TextFieldProps extends InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly helperText?: ReactNode;
  /** True for a native select, with its options as children. */
  readonly select?: boolean;
  readonly children?: ReactNode;
  readonly slotProps?: {
    readonly htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
    readonly input?: Pick<OutlinedInputProps, 'endAdornment'>;
  };
  readonly sx?: FormControlProps['sx'];
}

/** Replaces MUI's TextField, which would add the code of a select menu to every form. */
export function TextField({ label, helperText = '', select = false, ...props }: TextFieldProps) {
  const {
    sx = null,
    required = false,
    error = false,
    disabled = false,
    children,
    slotProps,
    ...rest
  } = props;
  const helperId = `${rest.id}-helper-text`;
  const field = helperText === '' ? rest : { ...rest, 'aria-describedby': helperId };
  return (
    <FormControl fullWidth sx={sx} required={required} error={error} disabled={disabled}>
      <InputLabel htmlFor={rest.id}>{label}</InputLabel>
      {select ? (
        <NativeSelect input={<OutlinedInput {...field} />}>{children}</NativeSelect>
      ) : (
        <OutlinedInput {...field} inputProps={slotProps?.htmlInput ?? {}} {...slotProps?.input} />
      )}
      {helperText === '' ? null : <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
