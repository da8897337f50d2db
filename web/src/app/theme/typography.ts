import type { ThemeOptions } from '@mui/material/styles';

const text = "'Sofia Sans Variable', 'Sofia Sans Fallback', 'Helvetica Neue', Arial, sans-serif";

const headingFont =
  "'Sofia Sans Condensed Variable', 'Sofia Sans Condensed Fallback', 'Arial Narrow', Arial, sans-serif";

/** Widens the face's narrow space, so that bold words do not run together. */
const wordSpacing = '0.05em';

const heading = { fontFamily: headingFont, fontWeight: 750, wordSpacing };
const display = { ...heading, letterSpacing: '-0.005em', lineHeight: 1.02 };

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead: React.CSSProperties;
    figure: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    figure: true;
  }
}

export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: text,
  fontSize: 16,
  h1: { ...display, fontSize: 'clamp(2.5rem, 1.7rem + 3.6vw, 4.5rem)' },
  h2: { ...display, fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)' },
  h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.1 },
  h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.2 },
  subtitle1: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 700, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.875rem', lineHeight: 1.4 },
  lead: { fontFamily: text, fontSize: '1.25rem', lineHeight: 1.45 },
  figure: { ...heading, fontSize: '1.875rem', lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  button: {
    fontFamily: headingFont,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '0.01em',
    wordSpacing,
    textTransform: 'none',
  },
};
