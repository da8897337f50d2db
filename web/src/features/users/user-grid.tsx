import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { User } from '@pedalworks/contract';
import { LocalDay } from '../../ui/dates.tsx';
import { dashboardUrl } from '../../ui/dashboard-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { OrdersLink } from '../orders/public/orders-link.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { TwoLineCell } from '../../ui/two-line-cell.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { listParams } from '../../ui/use-list-params.ts';
import { usersQuery, type UserView } from './queries.ts';
import { MakeAdminButton, RevokeRoleButton } from './role-buttons.tsx';

export function UserGrid() {
  const view = useUserView();
  const isEverybody = view.role === undefined && view.search === '';
  return (
    <RecordGrid
      noun="users"
      query={useInfiniteQuery({ ...usersQuery(view), placeholderData: keepPreviousData })}
      columns={columns}
      filters={filters}
      titleOf={({ name, email }) => (name === '' ? email : name)}
      renderDetail={(user) => <UserDetail user={user} />}
      empty={
        isEverybody ? (
          <EmptyState title="No users yet">Users appear here after their first sign-in.</EmptyState>
        ) : null
      }
    />
  );
}

const filters: readonly RecordFilter[] = [{ label: 'Admins', view: 'admins' }];

function useUserView(): UserView {
  const [{ view, search }] = useUrlState(listParams);
  return { role: view === 'admins' ? 'admin' : undefined, search };
}

const columns: readonly RecordColumn<User>[] = [
  {
    field: 'email',
    headerName: 'Email',
    flex: 1.4,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell title={row.email} detail={detailOf(row)} note={verificationOf(row)} />
    ),
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, hideBelow: 'sm' },
  {
    field: 'emailVerified',
    headerName: 'Verified',
    width: 104,
    hideBelow: 'md',
    display: 'flex',
    renderCell: ({ row }) => (row.emailVerified ? <Check fontSize="small" titleAccess="Verified" /> : null),
  },
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
    width: 208,
    hideBelow: 'sm',
    display: 'flex',
    renderCell: ({ row }) => <Role user={row} />,
  },
];

function Role({ user, variant = 'text' }: { readonly user: User; readonly variant?: 'text' | 'outlined' }) {
  if (user.role === 'admin')
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Chip label="Admin" />
        <RevokeRoleButton user={user} variant={variant} />
      </Stack>
    );
  if (!user.hasAccount)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No account
      </Typography>
    );
  return <MakeAdminButton user={user} variant={variant} />;
}

function verificationOf({ hasAccount, emailVerified }: User): string {
  return hasAccount && !emailVerified ? 'email not verified' : '';
}

function detailOf({ name, role }: User): string {
  return [name, role === 'admin' ? 'Admin' : ''].filter((text) => text !== '').join(' · ');
}

function UserDetail({ user }: { readonly user: User }) {
  return (
    <>
      <FactList
        facts={[
          ['Email', <MailLink key="email" email={user.email} />],
          ['Proof', user.emailVerified ? 'email verified' : verificationOf(user)],
          ['Name', user.name],
          ['First signed in', <LocalDay key="day" isoTime={user.createdAt} />],
          [
            'Orders',
            <OrdersLink key="orders" search={user.email}>
              Their orders
            </OrdersLink>,
          ],
          [
            'Reviews',
            <Link key="reviews" href={dashboardUrl('allReview', { search: user.email })}>
              Their reviews
            </Link>,
          ],
          [
            'Audit Log',
            user.role === 'admin' ? (
              <Link key="acts" href={dashboardUrl('audit', { actor: user.email })}>
                Their actions
              </Link>
            ) : (
              <Link key="role" href={dashboardUrl('audit', { target: user.email })}>
                Changes to this user
              </Link>
            ),
          ],
        ]}
      />
      <Role user={user} variant="outlined" />
    </>
  );
}
