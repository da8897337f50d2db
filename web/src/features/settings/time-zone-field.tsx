import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { isTimeZone } from '@pedalworks/contract';
import { once } from '@pedalworks/contract/once';
import { useField } from 'formik';

/** Time zones of the browser, plus UTC, which browsers omit. */
const zones = once(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]);
const areas = once(() => [...new Set(zones().map((zone) => zone.split('/')[0] ?? ''))]);

const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

const filter = createFilterOptions<string>({ stringify: (zone) => `${zoneLabel(zone)} ${zone}`, limit: 50 });

/** Finds a zone by its current name, such as Asia/Kathmandu, if browsers list only its former name. */
function resolveZones(typed: string): readonly string[] {
  const name = typed.trim().replaceAll(' ', '_');
  const names = [name, ...areas().map((area) => `${area}/${name}`)].filter((zone) => isTimeZone(zone));
  return names.map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
}

export function TimeZoneField() {
  const [{ value }, { error }, { setValue }] = useField<string>('timeZone');
  return (
    <Autocomplete
      autoHighlight
      disableClearable
      id="timeZone"
      sx={{ '& .MuiAutocomplete-popupIndicator': { mr: 0 } }}
      options={zones().includes(value) ? zones() : [value, ...zones()]}
      value={value}
      onChange={(_event, zone) => void setValue(zone)}
      getOptionLabel={zoneLabel}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        return found.length > 0 ? found : [...new Set(resolveZones(state.inputValue))];
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Time zone"
          error={error !== undefined}
          helperText={error ?? 'Used to date invoices and reports. Type a city to search.'}
        />
      )}
    />
  );
}
