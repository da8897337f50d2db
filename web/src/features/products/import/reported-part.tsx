import type { ImportedPart } from '@pedalworks/contract';
import type { ProductColumn } from '@pedalworks/contract/product-columns';
import { ShowInFull } from '../../../ui/disclosure.tsx';
import { isLong } from '../../../ui/excerpts.ts';
import type { CheckedRow } from './import-rows.ts';
import { RowChanges } from './row-changes.tsx';
import { RowConflicts } from './row-conflicts.tsx';

interface ReportedPartProps {
  readonly row: CheckedRow;
  readonly part: ImportedPart;
  readonly onOverwrite: ((columns: readonly ProductColumn[]) => void) | undefined;
}

export function ReportedPart({ row, part, onOverwrite }: ReportedPartProps) {
  const { changes, conflicts } = part;
  const hasLong = [...changes, ...conflicts].some(({ before, after }) => isLong(before) || isLong(after));
  return (
    <ShowInFull isCut={hasLong}>
      {(isWhole) => (
        <>
          {changes.length > 0 || conflicts.length === 0 ? <RowChanges part={part} isWhole={isWhole} /> : null}
          <RowConflicts row={row} conflicts={conflicts} isWhole={isWhole} onOverwrite={onOverwrite} />
        </>
      )}
    </ShowInFull>
  );
}
