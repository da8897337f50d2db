import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { formatNumber } from './money.ts';

interface Choice {
  readonly label: string;
  /** How many rows it shows, where that is known. */
  readonly count?: number | undefined;
}

interface RecordToolbarProps {
  readonly noun: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The one that shows all rows first. */
  readonly filters: readonly Choice[];
  readonly filter: string;
  readonly onFilter: (label: string) => void;
  /** How many rows there are to see. */
  readonly count: number;
}

/** Above a list: the search, and which rows it is about. */
export function RecordToolbar({ noun, search, filters, filter, count, ...on }: RecordToolbarProps) {
  return (
    <Stack
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <TextField
        id="list-search"
        label={`Search ${noun}`}
        autoComplete="off"
        value={search}
        onChange={({ target }) => on.onSearch(target.value)}
        sx={labelled}
      />
      <ToggleButtonGroup
        exclusive
        aria-label={`Which ${noun}`}
        value={filter}
        onChange={(_event, label: string | null) => {
          if (label !== null) on.onFilter(label);
        }}
        sx={choices}
      >
        {filters.map(({ label, count }) => (
          <ToggleButton key={label} value={label} ref={label === filter ? showWhole : null}>
            {label} {count === undefined ? '' : formatNumber(count)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="p" role="status" sx={visuallyHidden}>
        {formatNumber(count)} {count === 1 ? noun.replace(/s$/u, '') : noun} shown
      </Box>
    </Stack>
  );
}

/** Scrolls the chosen view into sight; on phones a linked one may be off-screen. */
function showWhole(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** With the label on the left of its field, which leaves room for choices with large counts. */
const labelled = {
  flex: { xs: '1 1 100%', sm: '1 1 200px' },
  maxWidth: { sm: 360 },
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: 1.5,
  '& > .MuiInputLabel-root': { mb: 0 },
  '& > .MuiOutlinedInput-root': { flex: '1 1 7.5rem' },
};

/** On a phone they are leafed through, where there are too many. */
const choices = {
  width: { xs: '100%', sm: 'auto' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > button': {
    flex: '1 0 auto',
    px: { xs: 1.25, sm: 1 },
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -3 },
  },
};
