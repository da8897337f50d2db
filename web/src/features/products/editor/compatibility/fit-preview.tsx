import { memo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { overrideKey, type FitPart, type RuleVerdict } from '@pedalworks/contract/fit';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listed } from '@pedalworks/contract/words';
import { freshMs } from '../../../../services/api-client.ts';
import { fitLabels } from '../../../fit/public/fit-labels.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/money.ts';
import { useShown } from '../../../../ui/use-shown.tsx';
import { fitChoices } from '../../catalogue/fit-choices.ts';
import { catalogueQuery } from '../../public/catalogue-query.ts';
import { judgePart, type JudgedPart, type JudgedParts } from './judge-part.ts';
import { reasonOf } from './reason.ts';

interface FitPreviewProps {
  readonly part: FitPart;
  readonly onOverride: (judged: JudgedPart) => void;
}

/** Counts and names the parts that fit the form's current values. */
export const FitPreview = memo(function FitPreview({ part, onOverride }: FitPreviewProps) {
  const { data: judged, error, refetch } = useQuery(judgedPartsQuery(part));
  if (judged !== undefined && Object.values(judged).every(({ length }) => length === 0))
    return <Typography>No part shares an interface with this one yet.</Typography>;
  if (judged !== undefined) return <Groups judged={judged} onOverride={onOverride} />;
  if (error === null) return <Typography role="status">Comparing with all parts…</Typography>;
  return <ErrorState title="The other parts did not load" error={error} onRetry={() => void refetch()} />;
});

const judgedPartsQuery = (part: FitPart) =>
  queryOptions({
    queryKey: ['judged-parts', part],
    queryFn: async ({ client, signal }) => judgePart(part, await client.query(catalogueQuery()), signal),
    staleTime: freshMs,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

interface GroupsProps extends Pick<FitPreviewProps, 'onOverride'> {
  readonly judged: JudgedParts;
}

function Groups({ judged, onOverride }: GroupsProps) {
  const [open, setOpen] = useState<RuleVerdict | null>(null);
  const parts = open === null ? [] : judged[open];
  const { shown, more, reset } = useShown(parts, 20, 'parts');
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        aria-label="Show parts"
        value={open}
        onChange={(_event, verdict: RuleVerdict | null) => {
          setOpen(verdict);
          reset();
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {fitChoices.map((verdict) => (
          <ToggleButton key={verdict} value={verdict}>
            {fitLabels[verdict]} {formatNumber(judged[verdict].length)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {open === null ? null : (
        <Box component="ul" aria-label={fitLabels[open]} sx={list}>
          {shown.map((each) => (
            <JudgedPartRow key={each.part._id} judged={each} onOverride={onOverride} />
          ))}
          {parts.length === 0 ? <li>No parts.</li> : null}
        </Box>
      )}
      {more}
    </Stack>
  );
}

const list = { borderTop: 1, borderColor: 'divider' };

interface JudgedPartRowProps {
  readonly judged: JudgedPart;
  readonly onOverride: (judged: JudgedPart) => void;
}

function JudgedPartRow({ judged, onOverride }: JudgedPartRowProps) {
  const { part, judgement, adapters } = judged;
  const isOverridden = judgement.rules.some(({ key }) => key === overrideKey);
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          {part.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {part.partNumber}
        </Typography>
      </div>
      <Typography variant="body2">
        {reasonOf(judgement)}
        {adapters.length === 0 ? '' : ` In the shop: ${listed(adapters, { type: 'disjunction' })}.`}
      </Typography>
      {isOverridden ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Overridden
        </Typography>
      ) : (
        <Button size="small" aria-label={`Override ${part.name}`} onClick={() => onOverride(judged)}>
          Override
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  columnGap: 2,
  rowGap: 0.5,
  justifyItems: 'start',
  alignItems: 'start',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
