import type { Components, Theme } from '@mui/material/styles';

export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    // Omits the asterisk, because nearly every field is required.
    defaultProps: { shrink: true, disableAnimation: true, required: false },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        color: theme.vars.palette.text.primary,
        fontSize: '0.875rem',
        fontWeight: 600,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: theme.vars.palette.outline },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-multiline': { padding: 0 },
      }),
      input: ({ theme }) => ({
        padding: '11px 14px',
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem' } } },
  MuiAutocomplete: {
    // Outranks the padding that MUI adds for chips, so that the field is as high as the others.
    styleOverrides: { inputRoot: { '&&.MuiOutlinedInput-root': { paddingBlock: 0 } } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontWeight: 700 } } },
};
