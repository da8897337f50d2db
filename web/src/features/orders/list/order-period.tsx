import { useState } from 'react';
import Box from '@mui/material/Box';
import { daysIn } from '@pedalworks/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../services/server-clock.ts';
import { settingsQuery } from '../../../services/shop-settings.ts';
import { monthsUntil } from '../../../ui/months.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { unlabelled } from '../../../ui/unlabelled.ts';
import { useUrlState, useUrlText } from '../../../ui/use-url-state.ts';
import { orderParams } from '../order-views.ts';

export function OrderPeriod() {
  const [{ order }, change] = useUrlState(orderParams);
  return (
    <Box role="group" aria-label="Date range and sorting" className="no-print" sx={controls}>
      <PeriodFields />
      <Select
        label="Sort"
        options={[
          ['', 'Newest first'],
          ['oldest', 'Oldest first'],
        ]}
        value={order}
        onChange={(order) => change({ order, pageIndex: 0, sort: '' })}
      />
    </Box>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  return (
    <TextField
      label={label}
      sx={unlabelled}
      value={value}
      options={options}
      onChange={({ target }) => onChange(target.value as Value)}
    />
  );
}

function PeriodFields() {
  const [{ from, to, dates }, change] = useUrlState(orderParams);
  const { data: settings } = useQuery(settingsQuery());
  const [now] = useState(() => new Date(serverNow()));
  const today = settings === undefined ? '' : daysIn(settings.timeZone)(now);
  const presets = [anyTime, ...(today === '' ? [] : monthsUntil(today))];
  const labels = [...presets.map(({ label }) => label), customDays];
  const preset = presets.find((period) => period.from === from && period.to === to);
  return (
    <>
      <Select
        label="Period"
        options={labels.map((label) => [label, label])}
        value={preset?.label ?? customDays}
        onChange={(chosen) => {
          const { from, to } = presets.find(({ label }) => label === chosen) ?? { from: today, to: today };
          change({ from, to, pageIndex: 0 });
        }}
      />
      {preset === anyTime && dates === '' ? null : (
        <Select
          label="By"
          options={[
            ['', 'Day ordered'],
            ['paid', 'Day paid'],
            ['refunded', 'Day refunded'],
          ]}
          value={dates}
          onChange={(dates) => change({ dates, pageIndex: 0, sort: '' })}
        />
      )}
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
  const [, change] = useUrlState(orderParams);
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

const controls = {
  display: 'contents',
  '& > .MuiFormControl-root': {
    flex: { xs: '1 1 33%', sm: 'none' },
    minWidth: { xs: '8.5rem', sm: 0 },
  },
};

const labelled = { width: 'auto', '& > .MuiInputLabel-root': { mb: 0.5 } };
