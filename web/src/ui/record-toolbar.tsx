import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { useNavigation } from 'react-router-dom';
import { formatNumber } from './money.ts';
import { useAddress, useAddressedText } from './use-address.ts';

interface Choice {
  readonly label: string;
  /** How many rows it shows, where that is known. */
  readonly count?: number | undefined;
}

interface RecordToolbarProps {
  readonly noun: string;
  /** The one that shows all rows first. */
  readonly filters: readonly Choice[];
  readonly filter: string;
  readonly onFilter: (label: string) => void;
  /** How many rows there are to see. */
  readonly count: number;
}

/** Above a list: the search, and which rows it is about. */
export function RecordToolbar({ noun, filters, filter, onFilter, count }: RecordToolbarProps) {
  return (
    <Stack
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <SearchField noun={noun} />
      <ToggleButtonGroup
        exclusive
        aria-label={`Which ${noun}`}
        value={filter}
        onChange={(_event, label: string | null) => {
          if (label !== null) onFilter(label);
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

/** WebKit allows a hundred changes of the address in ten seconds (WebKit, History.cpp). */
const pauseMilliseconds = 300;

/** Debounces typed text. Leaving the field ends the pause, so that Back from a link returns to what was typed. */
function SearchField({ noun }: Pick<RecordToolbarProps, 'noun'>) {
  const [params, change] = useAddress();
  const [text, type] = useAddressedText('search');
  const settle = () => {
    if (text !== (params.get('search') ?? '')) change({ search: text, page: '' }, { replace: true });
  };
  const settleTyped = useEffectEvent(settle);
  // While another screen is loading, a change of the address would lead back here.
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isStaying) return undefined;
    const timer = setTimeout(() => settleTyped(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isStaying]);
  return (
    <TextField
      id="list-search"
      label={`Search ${noun}`}
      autoComplete="off"
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      sx={labelled}
    />
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
