import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ImportActions } from '../public/import-actions.tsx';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { CheckedStep } from './checked-step.tsx';
import { ChooseEncoding } from './choose-encoding.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { kindOf, type CheckedRow } from './import-rows.ts';
import { StepHeading } from './step-heading.tsx';
import { useProductImport, type ImportState } from './use-product-import.ts';

type ProductImport = ReturnType<typeof useProductImport>;

export function ImportProducts() {
  const productImport = useProductImport();
  return (
    <Stack spacing={3} sx={{ maxWidth: 960, overflowWrap: 'anywhere' }}>
      <UnsavedChanges
        when={productImport.state.step === 'write'}
        title="Leave while the import is running?"
        text="The import stops after the parts being sent now. Import the same file again later to continue."
      />
      <CurrentStep {...productImport} />
    </Stack>
  );
}

function CurrentStep({ state, choose, checkAgain, write, stop, startOver }: ProductImport) {
  const { step, undecoded } = state;
  if (step === 'encode' && undecoded !== null)
    return (
      <ChooseEncoding
        bytes={undecoded.bytes}
        onEncoding={(encoding) => void choose(undecoded.file, encoding)}
        onOther={startOver}
      />
    );
  if (step === 'check') return <ImportProgress state={state} title="Checking file…" onStop={stop} />;
  if (step === 'write') return <ImportProgress key={step} state={state} title="Importing…" onStop={stop} />;
  if (step === 'checked')
    return (
      <CheckedStep
        state={state}
        onStock={(setsStock) => void checkAgain(setsStock)}
        onWrite={() => void write()}
        onOther={startOver}
      />
    );
  if (step === 'written')
    return <Written state={state} onAgain={() => void checkAgain()} onOther={startOver} />;
  return (
    <ChooseFile state={state} onFile={(chosen) => void choose(chosen)} onAgain={() => void checkAgain()} />
  );
}

interface WrittenProps {
  readonly state: ImportState;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

function Written({ state, onAgain, onOther }: WrittenProps) {
  const { rows, problem, done, total, importId } = state;
  const [isUndone, setUndone] = useState(false);
  const isWhole = done === total;
  return (
    <>
      <StepHeading key={String(isUndone)}>{isUndone ? 'The import is undone' : summaryOf(rows)}</StepHeading>
      {isWhole ? null : (
        <Alert severity={problem === null ? 'info' : 'error'} role="alert">
          {problem ?? 'Import stopped.'} {formatNumber(done)} of {counted(total, 'part')} were confirmed.
          Check the file again to import the rest.
        </Alert>
      )}
      {isUndone ? null : <ImportReport rows={rows} isOver />}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {isWhole ? null : (
          <Button variant="contained" color="primary" onClick={onAgain}>
            Check again
          </Button>
        )}
        {importId !== null && rows.some(({ isImported }) => isImported) ? (
          <ImportActions id={importId} canUndo={!isUndone} onUndone={() => setUndone(true)} />
        ) : null}
        <Button href="/dashboard/allProduct">Manage All Product</Button>
        <Button onClick={onOther}>Import another file</Button>
        <Link href="/dashboard/audit">See it in the Audit Log</Link>
      </Stack>
    </>
  );
}

function summaryOf(rows: readonly CheckedRow[]): string {
  const imported = rows.filter(({ isImported }) => isImported);
  const countOf = (outcome: string) => imported.filter(({ part }) => part?.outcome === outcome).length;
  const already = rows.filter((row) => kindOf(row) === 'unchanged').length;
  const invalid = rows.filter((row) => kindOf(row) === 'invalid').length;
  return [
    `${counted(countOf('created'), 'part')} added, ${formatNumber(countOf('updated'))} changed`,
    ...(already > 0 ? [`${formatNumber(already)} unchanged`] : []),
    ...(invalid > 0 ? [`${formatNumber(invalid)} left out`] : []),
  ].join(', ');
}
