import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ImportedPart } from '@pedalworks/contract';
import { productColumns, type ProductColumn } from '@pedalworks/contract/product-columns';
import type { CheckedRow } from './import-rows.ts';
import { shortened } from './row-changes.tsx';

interface RowConflictsProps {
  readonly row: CheckedRow;
  readonly conflicts: ImportedPart['conflicts'];
  /** Absent once the import is over. */
  readonly onOverwrite: ((columns: readonly ProductColumn[]) => void) | undefined;
}

/** Columns that were changed in the shop and in the file since the export. */
export function RowConflicts({ row: { overwrite, partNumber }, conflicts, onOverwrite }: RowConflictsProps) {
  return conflicts.map(({ column, before, after, exported }) => {
    const others = overwrite.filter((each) => each !== column);
    return (
      <Box key={column} sx={{ mt: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {productColumns[column]}: changed in the shop and in the file
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} dir="auto">
          At export: {exported === null ? 'unknown' : shortened(exported)}
        </Typography>
        {onOverwrite === undefined ? (
          <Typography variant="body2" dir="auto">
            The shop keeps {shortened(before)}. The file has {shortened(after)}.
          </Typography>
        ) : (
          <RadioGroup
            aria-label={`${productColumns[column]} of ${partNumber}`}
            value={overwrite.includes(column) ? 'file' : 'shop'}
            onChange={(_event, from) => onOverwrite(from === 'file' ? [...others, column] : others)}
          >
            <Choice value="shop" text="Keep the shop’s" cell={before} />
            <Choice value="file" text="Use the file’s" cell={after} />
          </RadioGroup>
        )}
      </Box>
    );
  });
}

interface ChoiceProps {
  readonly value: string;
  readonly text: string;
  readonly cell: string;
}

function Choice({ value, text, cell }: ChoiceProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      slotProps={{ typography: { variant: 'body2' } }}
      label={
        <>
          {text}: <bdi>{shortened(cell)}</bdi>
        </>
      }
    />
  );
}
