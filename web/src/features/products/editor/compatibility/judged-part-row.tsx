import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { overrideKey } from '@pedalworks/contract/fit';
import { listed } from '@pedalworks/contract/words';
import type { JudgedPart } from './judge-part.ts';
import { reasonOf } from './reason.ts';

interface JudgedPartRowProps {
  readonly judged: JudgedPart;
  readonly onOverride: (judged: JudgedPart) => void;
}

export function JudgedPartRow({ judged, onOverride }: JudgedPartRowProps) {
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
