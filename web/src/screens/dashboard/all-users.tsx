import { InviteButton } from '../../features/users/invite-dialog.tsx';
import { OpenInvitations } from '../../features/users/open-invitations.tsx';
import { UserGrid } from '../../features/users/user-grid.tsx';
import { ExportButton } from '../../features/shared/export-button.tsx';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  return (
    <ListScreen actions={<InviteButton />} tools={<ExportButton name="exportCustomers" />}>
      <OpenInvitations />
      <UserGrid />
    </ListScreen>
  );
}
