import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Colours are those of tokens.css; MUI mixes them in CSS (`nativeColor`), so one theme serves both schemes. */
const palette: NonNullable<ThemeOptions['palette']> = {
  primary: { main: 'var(--signal)', dark: 'var(--signal-deep)', contrastText: 'var(--on-signal)' },
  secondary: { main: 'var(--ink)', contrastText: 'var(--paper)' },
  error: { main: 'var(--bad)', contrastText: 'var(--sheet)' },
  success: { main: 'var(--good)', contrastText: 'var(--sheet)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
  background: { default: 'var(--paper)', paper: 'var(--sheet)' },
  divider: 'var(--rule)',
  action: { active: 'var(--ink-soft)', hover: 'var(--tray)', selected: 'var(--tray)' },
};

const focusRing = { outline: 'var(--focus-ring) solid var(--signal)', outlineOffset: 2 };

const buttons: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 20px',
        borderRadius: 'var(--radius)',
        fontFamily: 'var(--face-heading)',
        fontSize: '1.125rem',
        fontWeight: 700,
        lineHeight: 1.2,
        letterSpacing: '0.01em',
        textTransform: 'none',
        transition: 'background-color 120ms, color 120ms, border-color 120ms',
      },
      contained: {
        '&:hover': { backgroundColor: 'var(--signal-deep)' },
        '&.Mui-disabled, &[aria-disabled="true"]': {
          backgroundColor: 'var(--tray)',
          color: 'var(--ink-soft)',
        },
      },
      outlined: {
        borderColor: 'var(--rule-strong)',
        color: 'var(--ink)',
        '&:hover': { borderColor: 'var(--ink)', backgroundColor: 'var(--tray)' },
      },
      text: { color: 'var(--ink)', '&:hover': { backgroundColor: 'var(--tray)' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        color: 'inherit',
        '&:hover': { backgroundColor: 'var(--tray)' },
      },
    },
  },
};

const forms: NonNullable<ThemeOptions['components']> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 6,
        color: 'var(--ink)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--sheet)',
        borderRadius: 'var(--radius)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--rule-strong)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--signal)',
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad)', borderWidth: 2 },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      input: {
        padding: '11px 14px',
        height: 48,
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
        '&.MuiInputBase-inputMultiline': { height: 'auto', padding: '11px 14px' },
      },
    },
  },
  // A list of choices opens inside the page's main landmark, where screen readers look for it.
  MuiPopover: { defaultProps: { container: () => document.getElementById('main') } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '6px 0 0', fontSize: '0.9375rem', color: 'var(--ink-soft)' },
    },
  },
};

const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: 'calc(100% - 32px)',
        border: '1px solid var(--rule)',
        borderRadius: 'var(--radius)',
        boxShadow: '0 24px 64px var(--shade)',
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--rule-strong)', boxShadow: '0 12px 32px var(--shade)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--backdrop)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '24px 24px 8px',
        fontFamily: 'var(--face-heading)',
        fontSize: '2rem',
        fontWeight: 750,
        lineHeight: 1.05,
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px', gap: 8 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: { backgroundColor: 'var(--tray)', borderRadius: 'var(--radius)', transform: 'none' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--ink)',
        color: 'var(--paper)',
        fontSize: '0.875rem',
      },
    },
  },
};

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'pw', nativeColor: true, disableCssColorScheme: true },
  palette,
  spacing: 8,
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: 'var(--face-text)',
    fontSize: 16,
    body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  },
  components: { ...buttons, ...forms, ...surfaces },
});
