import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AboveBar } from '../../../ui/above-bar.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { counted, plural } from '@pedalworks/contract/words';
import { stickyBar } from '../../../ui/sticky-bar.ts';
import { FitChangesList } from './fit-changes-list.tsx';
import { ImportReport } from './import-report.tsx';
import { staysArchived, isToWrite, kindOf, type CheckedRow } from './import-rows.ts';
import { maxCheckedRows, rowFindingsQuery, type RowFindings } from './row-findings.ts';
import { StepHeading } from './step-heading.tsx';
import type { ImportState } from './use-product-import.ts';

interface CheckedStepProps {
  readonly state: ImportState;
  readonly onStock: (setsStock: boolean) => void;
  readonly onWrite: () => void;
  readonly onOther: () => void;
}

export function CheckedStep({ state, onStock, onWrite, onOther }: CheckedStepProps) {
  const { rows, file, setsStock } = state;
  const count = rows.filter(isToWrite).length;
  const outcome = outcomeText(state);
  const { data: findings } = useQuery(rowFindingsQuery(rows));
  const invalid = rows.filter((row) => kindOf(row) === 'invalid').length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <StepHeading>{`${counted(rows.length, 'part')} checked, nothing saved yet`}</StepHeading>
        <Button onClick={onOther}>Choose another file</Button>
      </Box>
      {outcome === '' ? null : <Typography>{outcome}</Typography>}
      {file?.hasStock === true ? <StockSwitch isOn={setsStock} onChange={onStock} /> : null}
      <FitChangesList rows={rows} />
      <ImportReport
        rows={rows}
        findings={findings}
        notices={[...(file?.notices ?? []), ...archivedNotice(rows), ...findingsNotice(findings)]}
      />
      {count > 0 ? (
        <Box sx={stickyBar}>
          <AboveBar />
          <Button variant="contained" color="primary" onClick={onWrite}>
            Import {counted(count, 'part')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {invalid > 0 ? `${formatNumber(invalid)} left out` : ''}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}

function findingsNotice(findings: RowFindings = new Map()): readonly string[] {
  const count = [...findings.values()].filter(({ length }) => length > 0).length;
  if (count === 0) return [];
  const have = plural(count, 'has', 'have');
  const scope =
    findings.size === maxCheckedRows
      ? ` Checked: the first ${formatNumber(maxCheckedRows)} changed parts.`
      : '';
  return [
    `${counted(count, 'part')} ${have} data that may be wrong. The rows show what to check. You can import them anyway.${scope}`,
  ];
}

function archivedNotice(rows: readonly CheckedRow[]): readonly string[] {
  const count = rows.filter(staysArchived).length;
  if (count === 0) return [];
  const say = plural(count, 'is archived and stays', 'are archived and stay');
  return [`${counted(count, 'part')} ${say} off sale. A column Status with “active” puts them back on sale.`];
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
        When off, only new parts get the file’s stock, because orders may have changed the stock of others
        since the export. Turning this on checks the file again.
      </FormHelperText>
    </div>
  );
}

function outcomeText({ rows, file }: ImportState): string {
  const { name = '' } = file ?? {};
  if (rows.some(isToWrite)) return '';
  if (rows.every((row) => kindOf(row) === 'unchanged'))
    return `${name} matches the shop already. There is nothing to import.`;
  return `Nothing in ${name} can be imported.`;
}
