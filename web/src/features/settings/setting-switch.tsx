import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useSaveSettings } from './queries.ts';
import { settingsQuery } from '../../services/shop-settings.ts';

interface SettingSwitchProps {
  readonly setting: 'enforceMinOrder' | 'enforceStock' | 'moderateReviews';
  readonly label: string;
  readonly text: string;
}

export function SettingSwitch({ setting, label, text }: SettingSwitchProps) {
  const { mutate, isPending } = useSaveSettings();
  const { data: settings } = useQuery(settingsQuery());
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        control={
          <Switch
            checked={settings?.[setting] ?? false}
            onChange={(_event, isOn) => {
              if (!isPending) mutate(() => ({ [setting]: isOn }));
            }}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id, 'aria-disabled': isPending } }}
            // Resets MUI's wider click area, because the label already handles clicks beside the switch.
            sx={{ '& .MuiSwitch-input': { left: 0, width: 1 } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0, maxWidth: '52ch' }}>
        {text}
      </FormHelperText>
    </Box>
  );
}
