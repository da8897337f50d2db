import type { Components, Theme } from '@mui/material/styles';
import { lightPalette } from './palette.ts';

/** Paper is light in both colour schemes, and the graphite grounds are not printed on it. */
const onPaper = paletteVariables({
  ...lightPalette,
  graphite: {
    ...lightPalette.graphite,
    contrastText: lightPalette.text.primary,
    secondaryText: lightPalette.text.secondary,
  },
});

/** The CSS variables that hold these colours (https://mui.com/material-ui/customization/css-theme-variables/overview/). */
function paletteVariables(palette: Readonly<Record<string, string | Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`--mui-palette-${name}`, value]]
        : Object.entries(value).map(([shade, colour]) => [`--mui-palette-${name}-${shade}`, colour]),
    ),
  ) as Readonly<Record<string, string>>;
}

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        scrollPaddingTop: '96px',
        // The catalogue bar is below the navigation bar.
        [theme.breakpoints.up('md')]: { scrollPaddingTop: '148px' },
      },
      body: { overflowWrap: 'break-word' },
      // Whatever people have written: in their direction, with their line breaks, and never wider than the screen.
      '[dir="auto"]': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      'h1, h2, h3': { textWrap: 'balance' },
      p: { textWrap: 'pretty' },
      img: { display: 'block', maxWidth: '100%', height: 'auto' },
      'ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0, listStyle: 'none' },
      'table, output, time': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': {
        outline: `3px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: '2px',
      },
      // Headings and landmarks are focused by a script, so that the keyboard goes on from there.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      // Doubled to outrank the rules, which come later.
      '@media print': { ':root:root, [data-dark][data-dark]': onPaper },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          // Exactly 0: inherited colours would restart the transition at each level.
          transitionDuration: '0s !important',
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
