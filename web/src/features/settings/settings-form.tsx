import { useId } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../ui/query-state.tsx';
import { settingsQuery, useSaveSettings } from './queries.ts';

const rows = [
  {
    setting: 'enforceMinOrder',
    label: 'Enforce the minimum order',
    text: "Refuse an order for fewer than the part's minimum order quantity. Off, the minimum is only shown.",
  },
  {
    setting: 'enforceStock',
    label: 'Enforce the stock',
    text: 'Refuse an order for more than is available, and take what is ordered off the available quantity. Off, the quantity is only shown.',
  },
  {
    setting: 'moderateReviews',
    label: 'Moderate reviews',
    text: 'Let every review wait for approval, but those of customers with a paid order. Off, only the reviews of guests wait.',
  },
] as const;

/** What the shop enforces beyond showing it. A switch is saved as it is turned. */
export function SettingsForm() {
  const { mutate, isPending } = useSaveSettings();
  return (
    <QueryState
      query={useQuery(settingsQuery())}
      label="Loading the shop settings"
      skeleton={<Skeleton height={328} sx={{ maxWidth: 720 }} />}
    >
      {(settings) => (
        <Card sx={{ maxWidth: 720 }}>
          {rows.map(({ setting, ...texts }) => (
            <SettingRow
              key={setting}
              {...texts}
              checked={settings[setting]}
              busy={isPending}
              onChange={(checked) => mutate({ [setting]: checked })}
            />
          ))}
        </Card>
      )}
    </QueryState>
  );
}

interface SettingRowProps {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly busy: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SettingRow({ label, text, checked, busy, onChange }: SettingRowProps) {
  const id = useId();
  return (
    <Box sx={{ px: 3, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        control={
          <Switch
            checked={checked}
            onChange={(_event, isOn) => {
              if (!busy) onChange(isOn);
            }}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id, 'aria-disabled': busy } }}
            // The label handles clicks beside the thumb.
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
