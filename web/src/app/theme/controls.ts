import type { Components, Theme } from '@mui/material/styles';
import { RouterLink } from './router-link.tsx';

/** Styles for buttons, links, chips and switches, with 44 px targets and an offset focus ring. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: RouterLink },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 20px',
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      outlined: ({ theme }) => ({
        '--variant-outlinedBorder': theme.vars.palette.outline,
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          borderColor: theme.vars.palette.divider,
          backgroundColor: 'transparent',
          color: theme.vars.palette.text.secondary,
        },
      }),
      contained: ({ theme }) => ({
        // Becomes visible in forced-colours mode, which drops backgrounds.
        border: '1px solid transparent',
        '&.Mui-disabled, &[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          backgroundColor: theme.vars.palette.background.subtle,
          color: theme.vars.palette.text.secondary,
        },
      }),
      text: { padding: '8px 12px' },
      sizeSmall: { minHeight: 36, padding: '4px 10px', fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        borderRadius: theme.shape.borderRadius,
        color: 'inherit',
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: RouterLink, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: theme.vars.palette.primary.main,
        textDecorationThickness: 2,
        textUnderlineOffset: '0.25em',
        '&:hover': { color: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        // Restores the left border, which MUI hides: if the buttons wrap, the first one in each line needs it.
        '&& > button': { borderLeftColor: theme.vars.palette.outline },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        // As high as a text field, next to which it stands.
        minHeight: 48,
        padding: '8px 16px',
        borderColor: theme.vars.palette.outline,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        fontSize: '0.875rem',
        fontWeight: 700,
        variants: (['primary', 'success', 'error', 'warning', 'info'] as const).map((color) => ({
          props: { color },
          style: {
            backgroundColor: theme.vars.palette[color].light,
            color: theme.vars.palette[color].main,
          },
        })),
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { height: 44, padding: '15px 12px' },
      switchBase: { padding: '12px 9px' },
      track: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.outline }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        borderLeft: '4px solid transparent',
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        '&:hover': { borderLeftColor: theme.vars.palette.outline, backgroundColor: 'transparent' },
        '&.Mui-selected': {
          borderLeftColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.background.subtle,
          color: theme.vars.palette.text.primary,
        },
      }),
    },
  },
};
