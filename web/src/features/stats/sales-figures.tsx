import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pedalworks/contract';
import { dashboardUrl } from '../../ui/dashboard-url.ts';
import { formatDate } from '../../ui/dates.tsx';
import { monthsUntil } from '../../ui/months.ts';
import { dimensionLine } from '../../ui/dimension-line.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { Section } from '../../ui/section.tsx';
import { averageOrder, changeText, monthFigures, type Figures, type MonthFigures } from './month-figures.ts';

interface Measure {
  readonly label: string;
  readonly of: (figures: Figures) => number;
  readonly dates: 'paid' | 'refunded';
  readonly isCount?: true;
}

const measures: readonly Measure[] = [
  { label: 'Sales', of: ({ revenue }) => revenue, dates: 'paid' },
  { label: 'Orders paid', of: ({ orders }) => orders, dates: 'paid', isCount: true },
  { label: 'Average order', of: averageOrder, dates: 'paid' },
  { label: 'Refunds', of: ({ refunds }) => refunds, dates: 'refunded' },
];

interface StatsProps {
  readonly stats: Stats;
}

export function SalesFigures({ stats }: StatsProps) {
  const months = monthFigures(stats);
  return (
    <Section title={`${formatDate(stats.to, 'monthName')} so far`} variant="h3" gap={2}>
      <Box component="dl" sx={list}>
        {measures.map((measure) => (
          <Figure key={measure.label} measure={measure} stats={stats} months={months} />
        ))}
      </Box>
    </Section>
  );
}

interface FigureProps extends StatsProps {
  readonly measure: Measure;
  readonly months: MonthFigures;
}

function Figure({ measure: { label, of, dates, isCount }, stats, months }: FigureProps) {
  const { now, before, sameDays, sameDaysText } = months;
  const text = (figures: Figures) =>
    isCount === true ? formatNumber(of(figures)) : formatMoney(of(figures), stats.currency);
  const change = changeText(of(now), of(sameDays), sameDaysText);
  const earlier = stats.days.findLast(({ day }) => day < stats.to.slice(0, 7))?.day;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box component="dt" sx={{ order: 1, ...dimension }}>
        <Link href={ordersOfMonth(stats.to, dates)} sx={{ color: 'text.primary', fontWeight: 700 }}>
          {label}
        </Link>
      </Box>
      <Typography component="dd" variant="h2" sx={value}>
        {text(now)}
      </Typography>
      {earlier === undefined ? null : (
        <Typography component="dd" variant="body2" sx={{ order: 2, color: 'text.secondary' }}>
          {formatDate(earlier, 'monthName')} {text(before)}
          {change === null ? null : (
            <Box component="span" sx={{ display: 'block' }}>
              {change}
            </Box>
          )}
        </Typography>
      )}
    </Box>
  );
}

function ordersOfMonth(day: string, dates: Measure['dates']): string {
  const [{ from, to } = { from: day, to: day }] = monthsUntil(day);
  return dashboardUrl('allOrder', { dates, from, to });
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: '24px 24px',
};

const value = { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', fontVariantNumeric: 'tabular-nums' };

const dimension = { ...dimensionLine, mt: 1, color: 'text.secondary' };
