import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ImportedPart } from '@pedalworks/contract';
import { productColumns } from '@pedalworks/contract/product-columns';
import { isLong } from '../../../ui/excerpts.ts';
import { cellTexts } from './cell-texts.ts';

const toldBeside: readonly string[] = ['partNumber', 'name'];

interface RowChangesProps {
  readonly part: ImportedPart;
  readonly isWhole: boolean;
}

export function RowChanges({ part: { outcome, changes }, isWhole }: RowChangesProps) {
  if (outcome === 'unchanged') return <Typography sx={{ color: 'text.secondary' }}>No changes</Typography>;
  const isNew = outcome === 'created';
  const told = isNew ? changes.filter(({ column }) => !toldBeside.includes(column)) : changes;
  return (
    <Box component="dl" sx={facts}>
      {told.map((change) => (
        <Change key={change.column} change={change} isNew={isNew} isWhole={isWhole} />
      ))}
    </Box>
  );
}

interface ChangeProps {
  readonly change: ImportedPart['changes'][number];
  readonly isNew: boolean;
  readonly isWhole: boolean;
}

function Change({ change: { column, before, after }, isNew, isWhole }: ChangeProps) {
  const [was, is] = cellTexts([before, after], isWhole);
  const display = isLong(before) || isLong(after) ? 'block' : 'inline';
  return (
    <>
      <dt>{productColumns[column]}</dt>
      <dd dir="auto">
        {isNew ? null : (
          <>
            <Box component="span" sx={visuallyHidden}>
              was
            </Box>{' '}
            <Box component="s" sx={{ color: 'text.secondary', display }}>
              {was}
            </Box>{' '}
            <span aria-hidden>→</span>{' '}
            <Box component="span" sx={visuallyHidden}>
              is to be
            </Box>{' '}
          </>
        )}
        {is}
      </dd>
    </>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 2,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
