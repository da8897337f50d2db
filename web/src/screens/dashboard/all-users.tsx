import { UserTable } from '../../features/users/user-table.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllUsersScreen() {
  return (
    <>
      <PageHeading level={2}>All Users</PageHeading>
      <UserTable />
    </>
  );
}
