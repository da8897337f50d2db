import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** What is done here, where the heading says to what. */
  readonly overline?: string;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
  /** 1 on a page of its own, 2 inside a layout that already has the page's h1. */
  readonly level?: 1 | 2;
}

/** The heading that takes the focus when its route opens. */
export function PageHeading({ children, overline, lead, level = 1 }: PageHeadingProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: level === 1 ? 2 : 1,
        mb: level === 1 ? 5 : 3,
      }}
    >
      <Typography
        variant={level === 1 ? 'h1' : 'h2'}
        tabIndex={-1}
        dir="auto"
        data-route-heading=""
        sx={level === 1 ? {} : { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)' }}
      >
        {overline === undefined ? null : (
          <Typography component="span" variant="subtitle2" sx={{ display: 'block', color: 'text.secondary' }}>
            {overline}{' '}
          </Typography>
        )}
        {children}
      </Typography>
      {lead === undefined ? null : (
        <Typography
          variant={level === 1 ? 'lead' : 'body1'}
          component="p"
          dir="auto"
          sx={{ maxWidth: '60ch', color: 'text.secondary' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
