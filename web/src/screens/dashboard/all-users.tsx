import { UserGrid } from '../../features/users/user-grid.tsx';
import { ExportButton } from '../../services/export-button.tsx';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  return (
    <ListScreen actions={<ExportButton name="exportCustomers" />}>
      <UserGrid />
    </ListScreen>
  );
}
