import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { User } from '@pedalworks/contract';
import { LocalDay } from '../../ui/local-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { OrdersLink } from '../../ui/orders-link.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { TwoLineCell } from '../../ui/two-line-cell.tsx';
import { MakeAdminButton } from './make-admin-button.tsx';
import { usersQuery } from './queries.ts';

/** Everyone who has signed in, for admins (docs/product.md, Roles). */
export function UserGrid() {
  return (
    <RecordGrid
      noun="users"
      query={useInfiniteQuery(usersQuery())}
      columns={columns}
      searchText={searchText}
      filters={filters}
      titleOf={({ name, email }) => (name === '' ? email : name)}
      renderDetail={(user) => <UserDetail user={user} />}
      empty={
        <EmptyState title="Nobody has signed in yet">Users appear here after their first sign-in.</EmptyState>
      }
    />
  );
}

const searchText = ({ name, email }: User) => `${name} ${email}`;

const filters: readonly RecordFilter<User>[] = [
  { label: 'Customers', matches: ({ role }) => role === undefined },
  { label: 'Admins', matches: ({ role }) => role === 'admin' },
];

const columns: readonly RecordColumn<User>[] = [
  {
    field: 'email',
    headerName: 'Email',
    flex: 1.4,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ row }) => <TwoLineCell title={row.email} detail={row.name} note={proofOf(row)} />,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, hideBelow: 'sm' },
  {
    field: 'createdAt',
    headerName: 'First signed in',
    width: 150,
    hideBelow: 'md',
    renderCell: ({ row }) => <LocalDay isoTime={row.createdAt} />,
  },
  {
    field: 'role',
    headerName: 'Role',
    width: 128,
    display: 'flex',
    renderCell: ({ row }) => <Role user={row} />,
  },
];

function Role({ user, variant = 'text' }: { readonly user: User; readonly variant?: 'text' | 'outlined' }) {
  if (user.role === 'admin') return <Chip label="Admin" />;
  if (!user.hasAccount)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No account
      </Typography>
    );
  return <MakeAdminButton user={user} variant={variant} />;
}

/** What an admin should know before trusting an email. */
function proofOf({ hasAccount, emailVerified }: User): string {
  return hasAccount && !emailVerified ? 'e-mail not verified' : '';
}

function UserDetail({ user }: { readonly user: User }) {
  return (
    <>
      <FactList
        facts={[
          ['Email', <MailLink key="email" email={user.email} />],
          ['Proof', proofOf(user)],
          ['Name', user.name],
          ['First signed in', <LocalDay key="day" isoTime={user.createdAt} />],
          [
            'Orders',
            <OrdersLink key="orders" search={user.email}>
              Orders of theirs
            </OrdersLink>,
          ],
        ]}
      />
      <Role user={user} variant="outlined" />
    </>
  );
}
