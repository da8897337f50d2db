import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiContainer: {
    styleOverrides: {
      root: { '&&': { paddingInline: 'clamp(16px, 4vw, 40px)' } },
      maxWidthLg: { '&&': { maxWidth: 1328 } },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
        '@media (height < 30em)': { position: 'static' },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 16,
        width: 'calc(100% - 32px)',
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 24px 64px rgb(0 0 0 / 20%)',
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', border: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '2rem' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px', gap: 8, flexWrap: 'wrap' } } },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 16px',
        fontSize: '1rem',
        borderLeft: '6px solid',
        variants: (['success', 'error', 'warning', 'info'] as const).map((severity) => ({
          props: { severity },
          style: {
            borderLeftColor: theme.vars.palette[severity].main,
            backgroundColor: theme.vars.palette[severity].light,
            color: theme.vars.palette[severity].main,
          },
        })),
      }),
      message: { alignSelf: 'center', padding: 0, fontWeight: 600 },
    },
  },
  MuiSkeleton: { defaultProps: { variant: 'rectangular' } },
};
