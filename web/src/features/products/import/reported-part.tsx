import { useId, useState } from 'react';
import type { ImportedPart } from '@pedalworks/contract';
import type { ProductColumn } from '@pedalworks/contract/product-columns';
import { isLong } from '../../../ui/excerpts.ts';
import { FoldButton } from '../../../ui/fold-button.tsx';
import type { CheckedRow } from './import-rows.ts';
import { RowChanges } from './row-changes.tsx';
import { RowConflicts } from './row-conflicts.tsx';

interface ReportedPartProps {
  readonly row: CheckedRow;
  readonly part: ImportedPart;
  readonly onOverwrite: ((columns: readonly ProductColumn[]) => void) | undefined;
}

/** Changes and conflicts of a row. Long texts are cut to where they differ, and shown in full on request. */
export function ReportedPart({ row, part, onOverwrite }: ReportedPartProps) {
  const { changes, conflicts } = part;
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const hasLong = [...changes, ...conflicts].some(({ before, after }) => isLong(before) || isLong(after));
  return (
    <>
      <div id={id}>
        {changes.length > 0 || conflicts.length === 0 ? <RowChanges part={part} isWhole={isWhole} /> : null}
        <RowConflicts row={row} conflicts={conflicts} isWhole={isWhole} onOverwrite={onOverwrite} />
      </div>
      {hasLong ? (
        <FoldButton isOpen={isWhole} controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show in full'}
        </FoldButton>
      ) : null}
    </>
  );
}
