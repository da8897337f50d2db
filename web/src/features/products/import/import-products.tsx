import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UnsavedChanges } from '../../../services/unsaved-changes.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { ChooseEncoding } from './choose-encoding.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { endOf, isToWrite, kindOf, type CheckedRow, type RowKind } from './import-rows.ts';
import { StepHeading } from './step-heading.tsx';
import { useProductImport, type ImportState } from './use-product-import.ts';

/** Parts from a spreadsheet: what would change is shown, row by row, before anything is written. */
export function ImportProducts() {
  const { state, choose, checkAgain, write, stop, startOver } = useProductImport();
  const { step, file, encodings } = state;
  return (
    <Stack spacing={3} sx={{ maxWidth: 960, overflowWrap: 'anywhere' }}>
      <UnsavedChanges
        when={step === 'write'}
        title="Leave while parts are imported?"
        text="The import stops after the parts being sent now. Import the same file again later to continue."
      />
      {step === 'choose' ? (
        <ChooseFile
          state={state}
          onFile={(chosen) => void choose(chosen)}
          onAgain={() => void checkAgain()}
        />
      ) : null}
      {step === 'encode' && encodings !== null ? (
        <ChooseEncoding
          choices={encodings.choices}
          onEncoding={(encoding) => void choose(encodings.file, encoding)}
          onOther={startOver}
        />
      ) : null}
      {step === 'check' ? <ImportProgress state={state} title="Checking the file" onStop={stop} /> : null}
      {step === 'write' ? <ImportProgress state={state} title="Importing" onStop={stop} /> : null}
      {step === 'checked' ? (
        <Checked
          state={state}
          onWrite={() => void write()}
          onOther={startOver}
          notices={file?.notices ?? []}
        />
      ) : null}
      {step === 'written' ? (
        <Written state={state} onAgain={() => void checkAgain()} onOther={startOver} />
      ) : null}
    </Stack>
  );
}

interface CheckedProps {
  readonly state: ImportState;
  readonly notices: readonly string[];
  readonly onWrite: () => void;
  readonly onOther: () => void;
}

function Checked({ state: { rows, file }, notices, onWrite, onOther }: CheckedProps) {
  const count = rows.filter(isToWrite).length;
  const wrong = rows.filter((row) => kindOf(row) === 'wrong').length;
  return (
    <>
      <StepHeading>{`${partsOf(rows.length)} checked, nothing written yet`}</StepHeading>
      {notices.map((notice) => (
        <Alert key={notice} severity="warning">
          {notice}
        </Alert>
      ))}
      <ImportReport rows={rows} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {count > 0 ? (
          <Button variant="contained" color="primary" onClick={onWrite}>
            {wrong > 0 ? `Import the ${partsOf(count, 'good ')}` : `Import ${partsOf(count)}`}
          </Button>
        ) : null}
        <Button onClick={onOther}>Choose another file</Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {saidOf({ count, wrong, name: file?.name ?? '' })}
        </Typography>
      </Stack>
    </>
  );
}

const partsOf = (count: number, which = '') =>
  `${formatNumber(count)} ${which}${count === 1 ? 'part' : 'parts'}`;

function saidOf({
  count,
  wrong,
  name,
}: {
  readonly count: number;
  readonly wrong: number;
  readonly name: string;
}): string {
  if (count === 0)
    return wrong > 0 ? `Nothing in ${name} can be imported.` : `The shop holds all of ${name} already.`;
  return wrong > 0
    ? `${wrong === 1 ? 'The row' : `The ${formatNumber(wrong)} rows`} with something wrong ${wrong === 1 ? 'is' : 'are'} left out.`
    : '';
}

interface WrittenProps {
  readonly state: ImportState;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

function Written({ state: { rows, problem, done, total }, onAgain, onOther }: WrittenProps) {
  const isWhole = done === total;
  return (
    <>
      <StepHeading>{summaryOf(rows)}</StepHeading>
      {isWhole ? null : (
        <Alert severity={problem === null ? 'info' : 'error'} role="alert">
          {problem ?? 'Stopped.'} {formatNumber(done)} of {partsOf(total)} are done for certain. Check the
          file again to go on with the others.
        </Alert>
      )}
      <ImportReport rows={rows} isOver />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {isWhole ? null : (
          <Button variant="contained" color="primary" onClick={onAgain}>
            Check again
          </Button>
        )}
        <Button href="/dashboard/allProduct">Manage All Product</Button>
        <Button onClick={onOther}>Import another file</Button>
        <Link href="/dashboard/audit">See it in the Audit Log</Link>
      </Stack>
    </>
  );
}

function summaryOf(rows: readonly CheckedRow[]): string {
  const countOf = (kind: RowKind) => rows.filter((row) => endOf(row) === kind).length;
  const already = countOf('unchanged');
  const told = `${partsOf(countOf('created'))} added, ${formatNumber(countOf('updated'))} changed`;
  return already > 0 ? `${told}, ${formatNumber(already)} unchanged` : told;
}
