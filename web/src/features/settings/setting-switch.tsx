import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../services/shop-settings.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import { notifyFailure, useSaveSettings } from './queries.ts';

interface SettingSwitchProps {
  readonly setting: 'enforceMinOrder' | 'countStock' | 'enforceStock' | 'moderateReviews';
  readonly label: string;
  readonly text: string;
}

export function SettingSwitch({ setting, ...field }: SettingSwitchProps) {
  const { mutate, isPending } = useSaveSettings(notifyFailure);
  const { data: settings } = useQuery(settingsQuery());
  return (
    <SwitchField
      {...field}
      isOn={settings?.[setting] ?? false}
      isBusy={isPending}
      onChange={(isOn) => mutate(() => ({ [setting]: isOn }))}
    />
  );
}
