import Box from '@mui/material/Box';
import { PeriodFields, periodControls } from '../../shared/period-fields.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { unlabelled } from '../../../ui/unlabelled.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { orderParams } from '../order-views.ts';

export function OrderPeriod() {
  const [{ from, to, dates, order }, change] = useUrlState(orderParams);
  return (
    <Box role="group" aria-label="Date range and sorting" className="no-print" sx={periodControls}>
      <PeriodFields>
        {from + to + dates === '' ? null : (
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
      </PeriodFields>
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
