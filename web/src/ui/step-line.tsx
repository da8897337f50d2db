import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Step {
  readonly name: string;
  /** Time and author of the step; null if it is still ahead. */
  readonly note: ReactNode | null;
}

interface StepLineProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Timeline of what happened and what is expected next. The last step that happened is the current one. */
export function StepLine({ label, steps }: StepLineProps) {
  return (
    <Box component="ol" aria-label={label} sx={line}>
      {steps.map(({ name, note }, index) => {
        const isCurrent = note !== null && (steps[index + 1]?.note ?? null) === null;
        return (
          <Box
            component="li"
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            sx={[stop, index > 0 && (note === null ? ahead : behind)]}
          >
            <Typography variant="h4" component="span" sx={note === null ? { color: 'text.secondary' } : {}}>
              {name}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {note ?? 'expected'}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** Breakpoint in em, so that large text switches to the vertical layout. */
const wide = '@media (min-width: 45em)';

const line = {
  display: 'grid',
  [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
};

const stop = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  minHeight: 44,
  pl: 3,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 10,
    width: 13,
    height: 2,
    bgcolor: 'text.primary',
  },
  [wide]: {
    display: 'grid',
    alignContent: 'start',
    pl: 0,
    pt: 2.5,
    pr: 1.5,
    '&::after': { left: 0, top: 0, width: 2, height: 13 },
  },
};

const from = (style: string, color: string) => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    bottom: 'calc(100% - 10px)',
    height: '100%',
    borderLeft: `2px ${style}`,
    borderColor: color,
  },
  [wide]: {
    '&::before': {
      left: 'auto',
      right: '100%',
      bottom: 'auto',
      top: 5,
      width: '100%',
      height: 0,
      borderLeft: 0,
      borderTop: `2px ${style}`,
      borderColor: color,
    },
  },
});
const behind = from('solid', 'text.primary');
const ahead = { ...from('dashed', 'outline'), '&::after': { bgcolor: 'outline' } };
