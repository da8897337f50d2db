import { isDeepStrictEqual } from 'node:util';
import type { accountEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { deleteAccount, type DeletionPorts } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { savedAccountOf, changedAccount, newAccount } from './saved-account.ts';

export function accountHandlers(ports: DeletionPorts, pictures: Pictures): Handlers<typeof accountEndpoints> {
  const { users } = ports;
  return {
    getAccount: ({ caller }) => savedAccountOf(users, caller),
    saveAccount: ({ body, caller, signal }) =>
      users.changeAccount(caller, signal, (saved) => changedAccount(saved ?? newAccount(caller), body)),
    changeAccount: ({ body, headers, caller, signal }) =>
      users.changeAccount(caller, signal, (saved) => {
        const present = saved ?? newAccount(caller);
        const changed = changedAccount(present, body);
        requireVersion(present, headers['If-Match'], { isStored: isDeepStrictEqual(changed, present) });
        return changed;
      }),
    exportAccount: exportAccount(ports, pictures),
    deleteAccount: deleteAccount(ports),
  };
}
