import { useMemo } from 'react';
import type { User } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/data-states.tsx';
import type { TableDeclaration } from '../../ui/data-table-types.ts';
import { DayText } from '../../ui/day-text.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { MakeAdminButton } from './make-admin-button.tsx';
import { useUsers } from './use-users.ts';
import './user-table.css';

/** Everyone who has signed in, for admins (spec.md §4, User role). */
export function UserTable() {
  const { pages, makeAdmin } = useUsers();
  const table = useMemo(() => tableWith(makeAdmin), [makeAdmin]);
  return <PagedTable table={table} pages={pages} empty={<NoUsers />} sentence={errorSentence} />;
}

type MakeAdmin = (email: string) => Promise<void>;

function tableWith(makeAdmin: MakeAdmin): TableDeclaration<User> {
  return {
    noun: 'users',
    isNewestFirst: true,
    rowId: ({ _id }) => _id,
    searchText: ({ name, email }) => `${name} ${email}`,
    filters: [
      { label: 'Customers', matches: ({ role }) => role === undefined },
      { label: 'Admins', matches: ({ role }) => role === 'admin' },
    ],
    columns: [
      {
        field: 'email',
        header: 'Email',
        flex: 1.4,
        minWidthPx: 220,
        value: ({ email }) => email,
        cell: ({ email }) => <Email email={email} />,
      },
      { field: 'name', header: 'Name', flex: 1, minWidthPx: 150, value: ({ name }) => name },
      {
        field: 'createdAt',
        header: 'First signed in',
        type: 'dateTime',
        minWidthPx: 150,
        value: ({ createdAt }) => new Date(createdAt),
        cell: ({ createdAt }) => <DayText isoTime={createdAt} />,
      },
      {
        field: 'role',
        header: 'Role',
        minWidthPx: 160,
        value: ({ role }) => role ?? '',
        cell: (user) => <Role user={user} makeAdmin={makeAdmin} />,
      },
    ],
    card: (user) => <UserCard user={user} makeAdmin={makeAdmin} />,
  };
}

function Email({ email }: { readonly email: string }) {
  return (
    <span className="user-email">
      <EmailText email={email} />
    </span>
  );
}

interface UserProps {
  readonly user: User;
  readonly makeAdmin: MakeAdmin;
}

function Role({ user, makeAdmin }: UserProps) {
  if (user.role === 'admin') return <Badge tone="calm">Admin</Badge>;
  return <MakeAdminButton key={user.email} email={user.email} onMakeAdmin={makeAdmin} />;
}

function UserCard({ user, makeAdmin }: UserProps) {
  return (
    <article className="user-card" tabIndex={-1}>
      <div>
        <p>
          <Email email={user.email} />
        </p>
        <p>{user.name}</p>
      </div>
      <Role user={user} makeAdmin={makeAdmin} />
    </article>
  );
}

function NoUsers() {
  return (
    <EmptyState title="Nobody has signed in yet">Users appear here after their first sign-in.</EmptyState>
  );
}
