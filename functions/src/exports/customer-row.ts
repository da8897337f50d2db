import type { CsvRow } from '../http/csv.ts';
import type { Account, UserRecord } from '../model/users.ts';
import { momentText } from '../shared/calendar.ts';

export const customerHeadings: CsvRow = ['Email', 'Name', 'Email verified', 'Role', 'First signed in (UTC)'];

export function customerRow({ email, name, createdAt }: UserRecord, account?: Account): CsvRow {
  const hasSameEmail = account?.email === email;
  return [
    email,
    name,
    hasSameEmail && account.emailVerified ? 'yes' : 'no',
    account === undefined ? 'no account' : account.admin ? 'admin' : 'customer',
    momentText(createdAt),
  ];
}
