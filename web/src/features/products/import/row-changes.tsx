import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ImportedPart } from '@pedalworks/contract';
import { sumText } from '@pedalworks/contract/number-change';
import { productColumns, type ProductColumn } from '@pedalworks/contract/product-columns';
import { ShowInFull } from '../../../ui/disclosure.tsx';
import { excerpts, isLong } from '../../../ui/excerpts.ts';
import { formatMoney } from '../../../ui/money.ts';
import { diffWords, type DiffPart } from './word-diff.ts';

const toldBeside: readonly string[] = ['partNumber', 'name'];

interface RowChangesProps {
  readonly part: ImportedPart;
  /** True if the row changes the stock by a difference. */
  readonly isStockChange: boolean;
}

export function RowChanges({ part: { outcome, changes }, isStockChange }: RowChangesProps) {
  if (outcome === 'unchanged') return <Typography sx={{ color: 'text.secondary' }}>No changes</Typography>;
  const isNew = outcome === 'created';
  const told = isNew ? changes.filter(({ column }) => !toldBeside.includes(column)) : changes;
  return (
    <ShowInFull isCut={changes.some(({ before, after }) => isLong(before) || isLong(after))}>
      {(isWhole) => (
        <Box component="dl" sx={facts}>
          {told.map((change) => (
            <Change
              key={change.column}
              {...{ change, isNew, isWhole }}
              isSum={isStockChange && change.column === 'quantity'}
            />
          ))}
        </Box>
      )}
    </ShowInFull>
  );
}

interface ChangeProps {
  readonly change: ImportedPart['changes'][number];
  readonly isNew: boolean;
  readonly isWhole: boolean;
  readonly isSum: boolean;
}

function Change({ change: { column, before, after }, isNew, isWhole, isSum }: ChangeProps) {
  const [was = '', is = ''] = cellTexts(column, [before, after], isWhole);
  return (
    <>
      <dt>{productColumns[column]}</dt>
      <dd dir="auto">
        {isSum ? sumText(Number(before), Number(after) - Number(before)) : null}
        {isNew ? is : null}
        {isSum || isNew ? null : <Difference was={was} is={is} />}
      </dd>
    </>
  );
}

/** Marks the changed words of a text, or shows both values if they have few words in common. */
function Difference({ was, is }: Readonly<Record<'was' | 'is', string>>) {
  const words = diffWords(was, is);
  const parts: readonly DiffPart[] = words ?? [
    { text: was, is: 'removed' },
    { text: ' → ', is: 'same' },
    { text: is, is: 'added' },
  ];
  const looks = words === null ? wholeLooks : wordLooks;
  return parts.map(({ text, is: kind }, place) =>
    kind === 'same' ? (
      text
    ) : (
      <Box key={place} component={kind === 'removed' ? 'del' : 'ins'} sx={looks[kind]}>
        <Box component="span" sx={visuallyHidden}>
          {kind === 'removed' ? 'from ' : 'to '}
        </Box>
        {text}
      </Box>
    ),
  );
}

const wordLooks = {
  removed: { color: 'text.secondary' },
  added: { fontWeight: 700, textDecoration: 'none' },
} as const;

/** Whole texts stay readable: not struck out, not bold. */
const wholeLooks = {
  removed: { color: 'text.secondary', textDecoration: 'none' },
  added: { textDecoration: 'none' },
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 4fr)',
  columnGap: 2,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};

/** Formats cells of a column for display: money with its currency, long texts cut unless `isWhole`. */
function cellTexts(column: ProductColumn, cells: readonly string[], isWhole: boolean): readonly string[] {
  const texts = cells.map((cell) => withCurrency(column, cell));
  const shown = isWhole ? texts : excerpts(texts.map((text) => text.replaceAll('\n', ' · ')));
  return shown.map((text) => (text === '' ? 'nothing' : text));
}

function withCurrency(column: ProductColumn, cell: string): string {
  if (column !== 'price' && column !== 'priceBreaks') return cell;
  return cell.replaceAll(/(?<=^|at )\d+(?:\.\d+)?$/gmu, (amount) => formatMoney(Number(amount)));
}
