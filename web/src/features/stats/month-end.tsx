import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/Print';
import type { Stats } from '@pedalworks/contract';
import { ExportButton } from '../shared/export-button.tsx';
import { dashboardUrl } from '../../ui/dashboard-url.ts';
import { formatDate } from '../../ui/dates.tsx';
import { formatMoney } from '../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { periodOfMonth } from './month-figures.ts';

interface MonthEndProps {
  readonly stats: Stats;
}

export function MonthEnd({ stats }: MonthEndProps) {
  const { months, currency, to: today } = stats;
  const [chosen, choose] = useState(months.at(-2)?.month ?? '');
  const figures = months.find(({ month }) => month === chosen);
  if (figures === undefined) return null;
  const period = periodOfMonth(chosen, today);
  return (
    <Section title="Month end" variant="h3" gap={2}>
      <MonthField stats={stats} value={chosen} onChoose={choose} />
      <Typography sx={{ my: 2, fontVariantNumeric: 'tabular-nums' }}>
        {counted(figures.orders, 'order')}, {formatMoney(figures.revenue, currency)};{' '}
        {formatMoney(figures.refunds, currency)} refunded
      </Typography>
      <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
        <ExportButton name="exportJournal" query={period}>
          Journal (CSV)
        </ExportButton>
        <ExportButton name="exportOrders" query={{ ...period, dates: 'paid' }}>
          Orders (CSV)
        </ExportButton>
        <Button startIcon={<Print />} href={dashboardUrl('invoices', { ...period })}>
          Invoices (print)
        </Button>
      </Stack>
    </Section>
  );
}

interface MonthFieldProps extends MonthEndProps {
  readonly value: string;
  readonly onChoose: (month: string) => void;
}

function MonthField({ stats: { months, timeZone, to: today }, value, onChoose }: MonthFieldProps) {
  const current = today.slice(0, 7);
  const rule = `By the day of payment or refund in ${timeZone.replaceAll('_', ' ')}.`;
  return (
    <TextField
      label="Month"
      value={value}
      options={months.toReversed().map(({ month }) => [month, monthText(month, current)])}
      onChange={({ target }) => onChoose(target.value)}
      helperText={
        value === current ? `Not finished: the days until ${formatDate(today, 'monthDay')}. ${rule}` : rule
      }
    />
  );
}

const monthText = (month: string, current: string) =>
  formatDate(month, 'month') + (month === current ? ', so far' : '');
