import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Stats } from '@pedalworks/contract';
import { formatDate } from '../../ui/dates.tsx';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { sumOf, type Figures } from './month-figures.ts';

const daysShown = 30;

interface StatsProps {
  readonly stats: Stats;
}

export function SalesByDay({ stats: { days, currency } }: StatsProps) {
  const rows = days.slice(-daysShown).map(({ day, ...figures }) => ({
    ...figures,
    label: formatDate(day, 'monthDay'),
    onAxis: formatDate(day, 'monthDay'),
  }));
  return (
    <SalesChart title="Sales in the last 30 days" unit="Day" rows={rows} currency={currency} labelEvery={7} />
  );
}

export function SalesByMonth({ stats: { months, currency } }: StatsProps) {
  const rows = months.map(({ month, ...figures }) => ({
    ...figures,
    label: formatDate(month, 'month'),
    onAxis: formatDate(month, 'shortMonth'),
  }));
  return (
    <SalesChart
      title="Sales in the last 12 months"
      unit="Month"
      rows={rows}
      currency={currency}
      labelEvery={1}
    />
  );
}

interface SalesRow extends Figures {
  readonly label: string;
  readonly onAxis: string;
}

interface SalesChartProps {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly SalesRow[];
  readonly currency: string;
  readonly labelEvery: number;
}

function SalesChart({ title, unit, rows, currency, labelEvery }: SalesChartProps) {
  const { id, isOpen, button } = useDisclosure();
  const total = sumOf(rows);
  return (
    <Box component="section" aria-label={title}>
      <Box sx={heading}>
        <Typography variant="h3">{title}</Typography>
        <DisclosureButton {...button}>{isOpen ? 'Hide the table' : 'Show as a table'}</DisclosureButton>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {formatMoney(total.revenue, currency)} from {counted(total.orders, 'order')}
        {total.refunds === 0 ? '' : `, ${formatMoney(total.refunds, currency)} refunded`}
      </Typography>
      <Box aria-hidden="true">
        <Bars rows={rows} currency={currency} labelEvery={labelEvery} />
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ overflowX: 'auto' }}>
        {isOpen ? <SalesTable title={title} unit={unit} rows={rows} currency={currency} /> : null}
      </Box>
    </Box>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
};

function Bars({ rows, currency, labelEvery }: Omit<SalesChartProps, 'title' | 'unit'>) {
  const short = new Intl.NumberFormat('en-US', { ...shortMoney, currency });
  const onAxis = new Map(rows.map((row) => [row.label, row.onAxis]));
  return (
    <BarChart
      {...look}
      xAxis={[
        {
          ...bareAxis,
          scaleType: 'band',
          data: [...onAxis.keys()],
          valueFormatter: (label: string, { location }) =>
            (location === 'tick' ? onAxis.get(label) : undefined) ?? label,
          categoryGapRatio: 0.3,
          tickLabelInterval: (_label, place) => place % labelEvery === Math.floor(labelEvery / 2),
        },
      ]}
      yAxis={[{ ...bareAxis, min: 0, width: 56, valueFormatter: (amount: number) => short.format(amount) }]}
      series={[
        {
          label: 'Sales',
          data: rows.map(({ revenue }) => revenue),
          valueFormatter: (amount) => formatMoney(amount ?? 0, currency),
        },
      ]}
    />
  );
}

const shortMoney = { style: 'currency', notation: 'compact', maximumFractionDigits: 1 } as const;
const bareAxis = { disableLine: true, disableTicks: true };
const look = {
  height: 240,
  skipAnimation: true,
  hideLegend: true,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 0, top: 16, bottom: 0 },
  colors: ['var(--mui-palette-text-primary)'],
  grid: { horizontal: true },
};

function SalesTable({ title, unit, rows, currency }: Omit<SalesChartProps, 'labelEvery'>) {
  return (
    <Box component="table" aria-label={title} sx={table}>
      <thead>
        <tr>
          {[unit, 'Orders', 'Sales', 'Refunds'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ label, orders, revenue, refunds }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(orders)}</td>
            <td>{formatMoney(revenue, currency)}</td>
            <td>{formatMoney(refunds, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 0.75, pr: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { fontWeight: 400 },
};
