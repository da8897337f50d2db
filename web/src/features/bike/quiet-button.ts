/** Style of a text button that looks like a link. */
export const quietButton = {
  flex: 'none',
  minHeight: 44,
  px: 1,
  fontFamily: 'fontFamily',
  fontSize: '0.875rem',
  fontWeight: 400,
  textDecoration: 'underline',
  textDecorationColor: 'var(--mui-palette-primary-main)',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecoration: 'underline', color: 'primary.main' },
};
