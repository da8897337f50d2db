import { useState } from 'react';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../services/shop-settings.ts';
import { dayIn, monthsUntil, type Period } from '../../../ui/months.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { unlabelled } from '../../../ui/unlabelled.ts';
import { useAddress, useAddressedText } from '../../../ui/use-address.ts';

export function OrderPeriod() {
  return (
    <Box role="group" aria-label="Period and order" className="no-print" sx={controls}>
      <PeriodFields />
      <UrlSelect name="order" label="Sort" options={sortOrders} />
    </Box>
  );
}

type Options = readonly (readonly [value: string, text: string])[];

const dateFields: Options = [
  ['placed', 'Day ordered'],
  ['paid', 'Day paid'],
  ['refunded', 'Day refunded'],
];

const sortOrders: Options = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

interface UrlSelectProps {
  readonly name: 'dates' | 'order';
  readonly label: string;
  readonly options: Options;
}

function UrlSelect({ name, label, options }: UrlSelectProps) {
  const [params, change] = useAddress();
  const defaultValue = options[0]?.[0] ?? '';
  return (
    <TextField
      select
      id={`order-${name}`}
      label={label}
      sx={unlabelled}
      value={params.get(name) ?? defaultValue}
      onChange={({ target }) =>
        change({ [name]: target.value === defaultValue ? '' : target.value, page: '', sort: '' })
      }
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

function PeriodFields() {
  const [params, change] = useAddress();
  const { data: settings } = useQuery(settingsQuery());
  const [now] = useState(() => new Date());
  const today = settings === undefined ? '' : dayIn(settings.timeZone, now);
  const months = today === '' ? [] : monthsUntil(today);
  const period = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isAnyTime = period.from === '' && period.to === '';
  const preset = months.findIndex(({ from, to }) => from === period.from && to === period.to);
  const chosen = isAnyTime ? 'any' : preset < 0 ? 'custom' : String(preset);
  const choose = ({ from, to }: Period) => change({ from, to, page: '' });
  return (
    <>
      <TextField
        select
        id="order-period"
        label="Period"
        sx={unlabelled}
        value={chosen}
        onChange={({ target: { value } }) =>
          choose(value === 'any' ? anyTime : (months[Number(value)] ?? { from: today, to: today }))
        }
      >
        <option value="any">Any time</option>
        {months.map(({ label }, nth) => (
          <option key={label} value={nth}>
            {label}
          </option>
        ))}
        <option value="custom">Custom days</option>
      </TextField>
      {isAnyTime && !params.has('dates') ? null : <UrlSelect name="dates" label="By" options={dateFields} />}
      {chosen === 'custom' ? <CustomDays from={period.from} /> : null}
    </>
  );
}

function CustomDays({ from }: Pick<Period, 'from'>) {
  return (
    <>
      <DayField name="from" label="From" />
      <DayField name="to" label="To" min={from} />
    </>
  );
}

const anyTime: Period = { from: '', to: '' };

interface DayFieldProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly min?: string;
}

/** Date field that ignores years that are still being typed. */
function DayField({ name, label, min = '' }: DayFieldProps) {
  const [, change] = useAddress();
  const [text, type] = useAddressedText(name);
  const isTooEarly = text !== '' && text < min;
  return (
    <TextField
      id={`order-${name}`}
      type="date"
      label={label}
      sx={labelled}
      value={text}
      error={isTooEarly}
      helperText={isTooEarly ? 'To must not be before From' : ''}
      onChange={({ target: { value } }) => {
        type(value);
        if (value === '' || /^(?:19|20)/u.test(value)) change({ [name]: value, page: '' });
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

const labelled = {
  width: 'auto',
  flexFlow: { xs: 'column', sm: 'row wrap' },
  alignItems: { sm: 'center' },
  columnGap: 1,
  '& > .MuiInputLabel-root': { mb: { xs: 0.5, sm: 0 } },
};
