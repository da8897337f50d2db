import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** 1 on a standalone page; 2 inside a layout with an h1. */
  readonly level?: 1 | 2;
  /** Breakpoint below which the heading is visually hidden, because a menu shows the same text. */
  readonly hiddenBelow?: 'lg';
}

export function PageHeading({ children, overline, lead, level = 1, hiddenBelow }: PageHeadingProps) {
  const isAlone = lead === undefined && hiddenBelow !== undefined;
  return (
    <Box component="header" sx={[header, level === 2 && { gap: 0.5, mb: isAlone ? { xs: 0, lg: 2 } : 2 }]}>
      <Typography
        variant={level === 1 ? 'h1' : 'h2'}
        tabIndex={-1}
        dir="auto"
        data-route-heading=""
        sx={[
          level === 2 && { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)' },
          hiddenBelow !== undefined &&
            (({ breakpoints }: Theme) => ({ [breakpoints.down(hiddenBelow)]: visuallyHidden })),
        ]}
      >
        {overline === undefined ? null : (
          <Typography component="span" variant="subtitle2" sx={overlineText(level)}>
            {overline}{' '}
          </Typography>
        )}
        {children}
      </Typography>
      {lead === undefined ? null : (
        <Typography variant={level === 1 ? 'lead' : 'body1'} component="p" dir="auto" sx={leadText}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}

const header = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 5 };

const overlineText = (level: 1 | 2) => ({
  display: 'block',
  color: 'text.secondary',
  ...(level === 2 && { '@media (max-width: 1199.95px)': visuallyHidden }),
});

const leadText = { maxWidth: '60ch', color: 'text.secondary' };
