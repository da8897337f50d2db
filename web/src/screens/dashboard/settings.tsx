import { PageHeading } from '../../ui/page-heading.tsx';

export function SettingsScreen() {
  return <PageHeading level={2}>Shop Settings</PageHeading>;
}
