import { UserGrid } from '../../features/users/user-grid.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllUsersScreen() {
  return (
    <>
      <PageHeading level={2}>All Users</PageHeading>
      <UserGrid />
    </>
  );
}
