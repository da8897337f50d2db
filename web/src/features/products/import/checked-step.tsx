import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../ui/money.ts';
import { barClearance, stickyBar, toastsAboveBar } from '../../../ui/sticky-bar.ts';
import { ImportReport } from './import-report.tsx';
import { isToWrite, kindOf, partsOf, type CheckedRow } from './import-rows.ts';
import { StepHeading } from './step-heading.tsx';
import type { ImportState } from './use-product-import.ts';

interface CheckedStepProps {
  readonly state: ImportState;
  readonly onOverwrite: (row: CheckedRow, columns: CheckedRow['overwrite']) => void;
  readonly onStock: (setsStock: boolean) => void;
  readonly onWrite: () => void;
  readonly onOther: () => void;
}

/** The result of the check, and what can be done about it. */
export function CheckedStep({ state, onOverwrite, onStock, onWrite, onOther }: CheckedStepProps) {
  const { rows, file, setsStock } = state;
  const count = rows.filter(isToWrite).length;
  const wrong = rows.filter((row) => kindOf(row) === 'wrong').length;
  const kept = rows.filter((row) => kindOf(row) === 'conflict' && row.overwrite.length === 0).length;
  return (
    <>
      <StepHeading>{`${partsOf(rows.length)} checked, nothing written yet`}</StepHeading>
      {[...(file?.notices ?? []), ...picturesNotice(rows)].map((notice) => (
        <Alert key={notice} severity="warning">
          {notice}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button onClick={onOther}>Choose another file</Button>
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          {leftOutText({ count, wrong, kept, name: file?.name ?? '' })}
        </Typography>
      </Box>
      {file?.hasStock === true ? <StockSwitch isOn={setsStock} onChange={onStock} /> : null}
      <ImportReport rows={rows} onOverwrite={onOverwrite} />
      {count > 0 ? (
        <Box sx={stickyBar}>
          <GlobalStyles styles={aboveBar} />
          <Button variant="contained" color="primary" onClick={onWrite}>
            {wrong > 0 ? `Import the ${partsOf(count, 'good ')}` : `Import ${partsOf(count)}`}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {wrong > 0 ? `${formatNumber(wrong)} left out` : ''}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}

const aboveBar = { html: { scrollPaddingBottom: barClearance }, ...toastsAboveBar };

function picturesNotice(rows: readonly CheckedRow[]): readonly string[] {
  const dead = new Set(rows.flatMap(({ deadPictures }) => deadPictures)).size;
  if (dead === 0) return [];
  return [
    dead === 1
      ? 'One picture does not load. Parts that use it would be shown without it.'
      : `${formatNumber(dead)} pictures do not load. Parts that use them would be shown without them.`,
  ];
}

interface StockSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function StockSwitch({ isOn, onChange }: StockSwitchProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label="Also set stock"
        control={
          <Switch
            checked={isOn}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        Off, the file’s stock counts for new parts only: orders take stock while you edit. Turning it on
        checks the file again.
      </FormHelperText>
    </div>
  );
}

interface LeftOut {
  readonly count: number;
  readonly wrong: number;
  readonly kept: number;
  readonly name: string;
}

function leftOutText({ count, wrong, kept, name }: LeftOut): string {
  if (count === 0 && wrong > 0) return `Nothing in ${name} can be imported.`;
  if (count === 0 && kept === 0) return `The shop holds all of ${name} already.`;
  const rowsWith =
    wrong === 1 ? 'The row with something wrong is' : `${formatNumber(wrong)} rows with something wrong are`;
  const out = wrong > 0 ? `${rowsWith} left out. ` : '';
  return kept > 0
    ? `${out}Where there is a conflict, the shop keeps its value unless you choose the file’s.`
    : out;
}
