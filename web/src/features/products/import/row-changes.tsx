import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ImportedPart } from '@pedalworks/contract';
import { productColumns } from '@pedalworks/contract/product-columns';

const toldBeside: readonly string[] = ['partNumber', 'name'];

export function RowChanges({ part: { outcome, changes } }: { readonly part: ImportedPart }) {
  if (outcome === 'unchanged') return <Typography sx={{ color: 'text.secondary' }}>No changes</Typography>;
  const isNew = outcome === 'created';
  const told = isNew ? changes.filter(({ column }) => !toldBeside.includes(column)) : changes;
  return (
    <Box component="dl" sx={facts}>
      {told.map(({ column, before, after }) => (
        <Box key={column} sx={{ display: 'contents' }}>
          <dt>{productColumns[column]}</dt>
          <dd dir="auto">
            {isNew ? null : (
              <>
                <Box component="span" sx={visuallyHidden}>
                  was
                </Box>{' '}
                <Box component="s" sx={{ color: 'text.secondary' }}>
                  {shortened(before)}
                </Box>{' '}
                <span aria-hidden>→</span>{' '}
                <Box component="span" sx={visuallyHidden}>
                  is to be
                </Box>{' '}
              </>
            )}
            {shortened(after)}
          </dd>
        </Box>
      ))}
    </Box>
  );
}

const mostCharacters = 120;

/** Start of a long cell, on one line. */
export function shortened(cell: string): string {
  const text = cell.replaceAll('\n', ' · ');
  if (text === '') return 'nothing';
  const characters = Array.from(text);
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : text;
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 2,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { overflowWrap: 'anywhere' },
};
