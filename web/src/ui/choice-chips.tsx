import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Option } from './text-field.tsx';

interface ChoiceChipsProps {
  /** Id of the element that asks the question. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly name?: string;
  /** Chosen value; null if there is none. */
  readonly value: string | number | null;
  readonly options: readonly Option[];
  /** Last option, without a border. */
  readonly quietOption?: Option;
  readonly isInvalid?: boolean;
  readonly onChoose: (value: string) => void;
}

/** Radio group that looks like chips, for a few short values. */
export function ChoiceChips({ labelledBy, describedBy, name, value, options, ...rest }: ChoiceChipsProps) {
  const { quietOption, isInvalid = false, onChoose } = rest;
  return (
    <RadioGroup
      row
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(name !== undefined && { name })}
      value={value}
      onChange={(_event, chosen) => onChoose(chosen)}
      sx={{ gap: 1 }}
    >
      {[...options, ...(quietOption === undefined ? [] : [quietOption])].map(([key, label]) => (
        <FormControlLabel
          key={key}
          value={key}
          control={
            <Radio
              size="small"
              sx={hiddenDot}
              slotProps={{ input: isInvalid ? { 'aria-invalid': true } : {} }}
            />
          }
          label={label}
          sx={[chip, key === quietOption?.[0] && quiet]}
        />
      ))}
    </RadioGroup>
  );
}

/** Lies invisibly on the left edge of the chip, so that assistive technology and pointers find the radio button. */
const hiddenDot = {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 14,
  p: 0,
  opacity: 0,
  '& svg': { display: 'none' },
};

const chip = {
  position: 'relative',
  m: 0,
  px: 1.75,
  minHeight: 44,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': { bgcolor: 'text.primary', borderColor: 'text.primary', color: 'background.paper' },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { forcedColorAdjust: 'none', bgcolor: 'SelectedItem', color: 'SelectedItemText' },
  },
};

const quiet = {
  borderColor: 'transparent',
  bgcolor: 'transparent',
  color: 'text.secondary',
  '&:has(:checked)': { bgcolor: 'background.subtle', borderColor: 'outline', color: 'text.primary' },
};
