import type { Components, Theme } from '@mui/material/styles';
import { lightPalette } from './palette.ts';

/** Print colours: the light scheme, with dark text in dark sections, because browsers do not print backgrounds. */
const onPaper = paletteVariables({
  ...lightPalette,
  graphite: {
    ...lightPalette.graphite,
    contrastText: lightPalette.text.primary,
    secondaryText: lightPalette.text.secondary,
  },
});

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
        // Reserves the height of header and catalogue bar, so that they do not cover scroll targets.
        [theme.breakpoints.up('md')]: { scrollPaddingTop: '148px' },
      },
      body: { overflowWrap: 'break-word' },
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
      // Hides the outline on headings and landmarks, which only scripts focus.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      // Repeats the selectors to outrank MUI's, which come later.
      '@media print': { ':root:root, [data-dark][data-dark]': onPaper },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          // Must be 0: otherwise inherited colours restart their transition in each nested element.
          transitionDuration: '0s !important',
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
