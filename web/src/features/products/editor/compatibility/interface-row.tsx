import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { interfaceOf, valueText, type Interface } from '@pedalworks/contract/fit';
import { TextField } from '../../../../ui/text-field.tsx';
import { useTypedNumber } from '../../../../ui/typed-number.ts';
import { numberKindOf } from '../../../fit/public/interface-text.ts';
import { fieldGrid } from '../extra-fields.tsx';
import {
  kindsText,
  numberInputsOf,
  type InterfaceValues,
  type NumberInput,
  type Statement,
} from './interface-values.ts';

export type RowErrors = Readonly<Partial<Record<keyof InterfaceValues, string>>>;

export interface InterfaceRowProps {
  readonly index: number;
  readonly row: InterfaceValues;
  readonly errors: RowErrors;
  readonly onChange: (index: number, row: InterfaceValues) => void;
}

export function InterfaceRow({ index, row, errors, onChange }: InterfaceRowProps) {
  const definition = interfaceOf(row.key);
  const fields = {
    id: `interfaces.${String(index)}`,
    row,
    errors,
    onChange: (change: Partial<InterfaceValues>) => onChange(index, { ...row, ...change }),
  };
  if (definition === undefined) return <Typography color="error">{errors.key ?? unknownKey}</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', maxWidth: '68ch' }}>
        {definition.about}
      </Typography>
      <Box sx={fieldGrid}>
        <SideField {...fields} definition={definition} />
        {definition.places === undefined ? null : <PlaceField {...fields} places={definition.places} />}
        {definition.values === undefined ? (
          <NumberFields {...fields} definition={definition} />
        ) : (
          <ChoiceField {...fields} definition={definition} />
        )}
      </Box>
    </>
  );
}

const unknownKey = 'The shop no longer knows this interface. Remove it.';

interface FieldProps {
  readonly id: string;
  readonly row: InterfaceValues;
  readonly errors: RowErrors;
  readonly onChange: (change: Partial<InterfaceValues>) => void;
}

interface DefinedFieldProps extends FieldProps {
  readonly definition: Interface;
}

const sides = [
  ['', 'Choose…'],
  ['provides', 'This part provides'],
  ['needs', 'This part needs'],
] as const;

function SideField({ id, row, errors, onChange, definition }: DefinedFieldProps) {
  const problem = errors.key ?? errors.side;
  return (
    <TextField
      id={`${id}.side`}
      label="What this part does"
      options={sides}
      required
      value={row.side}
      onChange={({ target: { value } }) =>
        onChange({ side: value === 'provides' || value === 'needs' ? value : '' })
      }
      error={problem !== undefined}
      helperText={problem ?? kindsText(definition)}
    />
  );
}

interface PlaceFieldProps extends FieldProps {
  readonly places: readonly string[];
}

function PlaceField({ id, row, errors, onChange, places }: PlaceFieldProps) {
  return (
    <TextField
      id={`${id}.place`}
      label="This part is the"
      options={[['', 'Choose…'], ...places.map((place) => [place, place] as const)]}
      required
      value={row.place}
      onChange={({ target }) => onChange({ place: target.value })}
      error={errors.place !== undefined}
      helperText={errors.place ?? 'Parts with the same role are not compared.'}
    />
  );
}

const unknownValue = 'unknown value';

function ChoiceField({ id, row, errors, onChange, definition }: DefinedFieldProps) {
  const isUnknown = row.statement === 'unknown';
  const label = row.side === 'needs' ? 'Accepted values' : 'Values';
  return (
    <Autocomplete
      multiple
      autoHighlight
      disableCloseOnSelect
      filterSelectedOptions
      id={`${id}.values`}
      sx={{ '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { minWidth: 0, minHeight: 0, mr: 0 } }}
      options={[...Object.keys(definition.values ?? {}), unknownValue]}
      value={isUnknown ? [unknownValue] : [...row.values]}
      onChange={(_event, chosen) => onChange(chosenValues(chosen, isUnknown))}
      getOptionLabel={(value) => (value === unknownValue ? 'Value unknown' : valueText(definition, value))}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          required
          error={errors.values !== undefined}
          helperText={errors.values ?? (row.side === 'needs' ? anyAccepted : anyProvided)}
        />
      )}
    />
  );
}

const anyAccepted = 'Several values: any of them is accepted.';
const anyProvided = 'Several values: the customer can have any of them.';

/** Applies a choice. “Value unknown” and values exclude each other; the latest choice wins. */
function chosenValues(chosen: readonly string[], wasUnknown: boolean): Partial<InterfaceValues> {
  const isUnknown = chosen.at(-1) === unknownValue || (wasUnknown && chosen.length === 1);
  if (isUnknown) return { statement: 'unknown', values: [] };
  return { statement: 'chosen', values: chosen.filter((value) => value !== unknownValue) };
}

const statements: Readonly<Record<Exclude<Statement, 'chosen'>, string>> = {
  exact: 'exactly',
  range: 'between',
  'at-least': 'at least',
  'at-most': 'at most',
  unknown: 'unknown',
};

function NumberFields({ id, row, errors, onChange, definition }: DefinedFieldProps) {
  return (
    <>
      <TextField
        id={`${id}.statement`}
        label="Value is"
        options={Object.entries(statements)}
        value={row.statement}
        onChange={({ target }) => onChange(withStatement(row, target.value as Statement))}
      />
      {numberInputsOf(row).map((input) => (
        <BoundField key={input.bound} {...{ id, row, errors, onChange, definition, input }} />
      ))}
    </>
  );
}

/** Keeps the typed number when the statement changes from one bound to another. */
function withStatement({ min, max }: InterfaceValues, statement: Statement): Partial<InterfaceValues> {
  const number = min === '' ? max : min;
  if (statement === 'at-most') return { statement, min: '', max: max === '' ? number : max };
  if (statement === 'range') return { statement };
  return { statement, min: number, max: '' };
}

interface BoundFieldProps extends DefinedFieldProps {
  readonly input: NumberInput;
}

function BoundField({ id, row, errors, onChange, definition, input: { bound, label } }: BoundFieldProps) {
  const { input } = useTypedNumber({
    value: row[bound],
    label,
    kind: numberKindOf(definition),
    onChange: (text) => onChange({ [bound]: text }),
  });
  return (
    <TextField
      id={`${id}.${bound}`}
      label={label}
      required
      autoComplete="off"
      value={input.value}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={input.onBlur}
      error={errors[bound] !== undefined}
      helperText={errors[bound]}
      slotProps={{ htmlInput: { inputMode: input.inputMode } }}
    />
  );
}
