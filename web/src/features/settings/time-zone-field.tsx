import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { isTimeZone } from '@pedalworks/contract';
import { useField } from 'formik';

/** Browsers leave UTC out of their lists. */
const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
const areas = [...new Set(zones.map((zone) => zone.split('/')[0] ?? ''))];

const nameOf = (zone: string) => zone.replaceAll('_', ' ');

const filter = createFilterOptions<string>({ stringify: (zone) => `${nameOf(zone)} ${zone}`, limit: 50 });

/** Browsers list some zones under former names, such as Asia/Katmandu, and know them by their present ones all the same. */
function knownAs(typed: string): readonly string[] {
  const name = typed.trim().replaceAll(' ', '_');
  const names = [name, ...areas.map((area) => `${area}/${name}`)].filter((zone) => isTimeZone(zone));
  return names.map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
}

export function TimeZoneField() {
  const [{ value }, { error }, { setValue }] = useField<string>('timeZone');
  return (
    <Autocomplete
      autoHighlight
      disableClearable
      id="timeZone"
      // MUI lets the button stand two pixels out of what holds it.
      sx={{ '& .MuiAutocomplete-popupIndicator': { mr: 0 } }}
      options={zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      onChange={(_event, zone) => void setValue(zone)}
      getOptionLabel={nameOf}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        return found.length > 0 ? found : [...new Set(knownAs(state.inputValue))];
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Time zone"
          error={error !== undefined}
          helperText={error ?? 'Where the shop’s days begin and end: invoices are dated in it. Type a city.'}
        />
      )}
    />
  );
}
