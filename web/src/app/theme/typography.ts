import type { ThemeOptions } from '@mui/material/styles';

const text = "'Sofia Sans Variable', 'Sofia Sans Fallback', 'Helvetica Neue', Arial, sans-serif";

const headingFont =
  "'Sofia Sans Condensed Variable', 'Sofia Sans Condensed Fallback', 'Arial Narrow', Arial, sans-serif";

const heading = { fontFamily: headingFont, fontWeight: 750, letterSpacing: '-0.005em' };

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
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.7rem + 3.6vw, 4.5rem)', lineHeight: 1.02 },
  h2: { ...heading, fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)', lineHeight: 1.02 },
  h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.1 },
  h4: { ...heading, fontSize: '1.25rem', lineHeight: 1.15 },
  h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.2 },
  subtitle1: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { fontSize: '0.875rem', lineHeight: 1.4 },
  lead: { fontFamily: text, fontSize: '1.25rem', lineHeight: 1.45 },
  figure: { ...heading, fontSize: '1.875rem', lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  button: {
    fontFamily: headingFont,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '0.01em',
    textTransform: 'none',
  },
};
