export { SettingsForm as Component } from '../../features/settings/settings-form.tsx';
