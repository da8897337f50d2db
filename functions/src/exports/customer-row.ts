import type { CsvRow } from '../http/csv.ts';
import type { Account, UserRecord } from '../users/users-port.ts';
import { momentText } from './moment-text.ts';

export const customerHeadings: CsvRow = ['Email', 'Name', 'Email verified', 'Role', 'First signed in (UTC)'];

/** @param account the account they sign in with; undefined once it is gone */
export function customerRow({ email, name, createdAt }: UserRecord, account?: Account): CsvRow {
  const isTheirs = account?.email === email;
  return [
    email,
    name,
    isTheirs && account.emailVerified ? 'yes' : 'no',
    account === undefined ? 'no account' : account.admin ? 'admin' : 'customer',
    momentText(createdAt),
  ];
}
