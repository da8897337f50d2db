import { useState, type ReactNode } from 'react';
import { daysIn } from '@pedalworks/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../services/server-clock.ts';
import { settingsQuery } from '../../services/shop-settings.ts';
import { monthsUntil } from '../../ui/months.ts';
import { TextField } from '../../ui/text-field.tsx';
import { unlabelled } from '../../ui/unlabelled.ts';
import { text } from '../../ui/url-params.ts';
import { listParams } from '../../ui/use-list-params.ts';
import { useUrlState, useUrlText } from '../../ui/use-url-state.ts';

const periodParams = { from: text('from'), to: text('to'), pageIndex: listParams.pageIndex };

interface PeriodFieldsProps {
  /** Fields between the period and its days. */
  readonly children?: ReactNode;
}

/** Select for the days of a list, in the shop's time zone, with fields for other days. They are stored in the URL. */
export function PeriodFields({ children = null }: PeriodFieldsProps) {
  const [{ from, to }, change] = useUrlState(periodParams);
  const { data: settings } = useQuery(settingsQuery());
  const [now] = useState(() => new Date(serverNow()));
  const today = settings === undefined ? '' : daysIn(settings.timeZone)(now);
  const presets = [anyTime, ...(today === '' ? [] : monthsUntil(today))];
  const labels = [...presets.map(({ label }) => label), customDays];
  const preset = presets.find((period) => period.from === from && period.to === to);
  return (
    <>
      <TextField
        label="Period"
        sx={unlabelled}
        options={labels.map((label) => [label, label])}
        value={preset?.label ?? customDays}
        onChange={({ target: { value } }) => {
          const { from, to } = presets.find(({ label }) => label === value) ?? { from: today, to: today };
          change({ from, to, pageIndex: 0 });
        }}
      />
      {children}
      {preset === undefined ? <CustomDays from={from} /> : null}
    </>
  );
}

const anyTime = { label: 'Any time', from: '', to: '' };
const customDays = 'Custom days';

function CustomDays({ from }: { readonly from: string }) {
  return (
    <>
      <DayField name="from" label="From" />
      <DayField name="to" label="To" min={from} />
    </>
  );
}

interface DayFieldProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly min?: string;
}

/** Date field that ignores incomplete years: while a user types 2026, browsers report the years 0002 and 0020. */
function DayField({ name, label, min = '' }: DayFieldProps) {
  const [, change] = useUrlState(periodParams);
  const [text, type] = useUrlText(name);
  const isTooEarly = text !== '' && text < min;
  return (
    <TextField
      type="date"
      label={label}
      sx={labelled}
      value={text}
      error={isTooEarly}
      helperText={isTooEarly ? 'To must not be before From' : ''}
      onChange={({ target: { value } }) => {
        type(value);
        if (value === '' || /^(?:19|20)/u.test(value)) change({ [name]: value, pageIndex: 0 });
      }}
    />
  );
}

const labelled = { width: 'auto', '& > .MuiInputLabel-root': { mb: 0.5 } };

/** Style of the element around the fields. */
export const periodControls = {
  display: 'contents',
  '& > .MuiFormControl-root': {
    flex: { xs: '1 1 33%', sm: 'none' },
    minWidth: { xs: '8.5rem', sm: 0 },
  },
};
