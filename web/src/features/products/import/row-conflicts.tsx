import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ImportedPart } from '@pedalworks/contract';
import { productColumns, type ProductColumn } from '@pedalworks/contract/product-columns';
import { cellTexts } from './cell-texts.ts';
import type { CheckedRow } from './import-rows.ts';

interface RowConflictsProps {
  readonly row: CheckedRow;
  readonly conflicts: ImportedPart['conflicts'];
  readonly isWhole: boolean;
  readonly onOverwrite: ((columns: readonly ProductColumn[]) => void) | undefined;
}

export function RowConflicts({ row, conflicts, isWhole, onOverwrite }: RowConflictsProps) {
  const { overwrite, partNumber } = row;
  return conflicts.map(({ column, before, after, exported }) => {
    const [shop, file, then] = cellTexts(column, [before, after, exported ?? ''], isWhole);
    const others = overwrite.filter((each) => each !== column);
    return (
      <Box key={column} sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {productColumns[column]}: changed in the shop and in the file
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} dir="auto">
          At export: {exported === null ? 'unknown' : then}
        </Typography>
        {onOverwrite === undefined ? (
          <Typography variant="body2" dir="auto">
            The shop keeps {shop}. The file has {file}.
          </Typography>
        ) : (
          <RadioGroup
            aria-label={`${productColumns[column]} of ${partNumber}`}
            value={overwrite.includes(column) ? 'file' : 'shop'}
            onChange={(_event, from) => onOverwrite(from === 'file' ? [...others, column] : others)}
          >
            <Choice value="shop" text="Keep the shop’s" cell={shop} />
            <Choice value="file" text="Use the file’s" cell={file} />
          </RadioGroup>
        )}
      </Box>
    );
  });
}

interface ChoiceProps {
  readonly value: string;
  readonly text: string;
  readonly cell: string | undefined;
}

function Choice({ value, text, cell }: ChoiceProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" sx={{ mt: -1 }} />}
      sx={{ alignItems: 'flex-start', mt: 1 }}
      slotProps={{ typography: { variant: 'body2' } }}
      label={
        <>
          {text}:{' '}
          <Box component="bdi" sx={{ fontWeight: 400 }}>
            {cell}
          </Box>
        </>
      }
    />
  );
}
