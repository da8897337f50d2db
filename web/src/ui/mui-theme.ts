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
  components: surfaces,
});
