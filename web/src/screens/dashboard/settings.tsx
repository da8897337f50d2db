import { SettingsForm } from '../../features/settings/settings-form.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function SettingsScreen() {
  return (
    <>
      <PageHeading level={2} lead="What the shop refuses, rather than only shows, when somebody orders.">
        Shop Settings
      </PageHeading>
      <SettingsForm />
    </>
  );
}
