import { useId } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

interface SwitchFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isBusy?: boolean;
}

/** Switch at the end of its label, which fills the line, with an explanation below. */
export function SwitchField({ label, text, isOn, onChange, isBusy = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, turnedOn) => {
              if (!isBusy) onChange(turnedOn);
            }}
            slotProps={{ input: { 'aria-describedby': id, 'aria-disabled': isBusy } }}
            // Resets MUI's wider click area, because the label already handles clicks beside the switch.
            sx={{ '& .MuiSwitch-input': { left: 0, width: 1 } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0, maxWidth: '52ch' }}>
        {text}
      </FormHelperText>
    </div>
  );
}
