import Box from '@mui/material/Box';

/** Text of a page of the owner, as safe HTML from the server. */
export function MarkdownText({ html }: { readonly html: string }) {
  return <Box dir="auto" sx={textStyles} dangerouslySetInnerHTML={{ __html: html }} />;
}

const textStyles = {
  maxWidth: '70ch',
  // Overrides the style of texts with `dir`, whose line breaks count.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > :first-child': { mt: 0 },
  '& h2': { typography: 'h3', fontSize: '1.5rem', mt: 5, mb: 1.5 },
  '& h3': { typography: 'h3', fontSize: '1.2rem', mt: 4, mb: 1 },
  '& :is(h4, h5, h6)': { typography: 'subtitle1', fontWeight: 700, mt: 3, mb: 1 },
  '& :is(p, ul, ol, blockquote, pre, table)': { mt: 0, mb: 2 },
  '& :is(ul, ol)': { pl: 3 },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: 0.5 },
  '& li > p': { mb: 1 },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& hr': { my: 4, border: 0, borderTop: 1, borderColor: 'divider' },
  '& a': { color: 'primary.main' },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': { p: 1, border: 1, borderColor: 'divider', textAlign: 'start', verticalAlign: 'top' },
};
