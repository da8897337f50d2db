import { SafetyFields } from '../shared/safety-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function SafetySettings() {
  return (
    <SettingsGroup
      title="Product safety"
      lead="Shown on the page of every part that has no safety information of its own, as EU law requires for online sales."
    >
      <SafetyFields />
    </SettingsGroup>
  );
}
