import type { accountEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { deleteAccount, type DeletionPorts } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { accountOf, withOneDefault } from './saved-account.ts';

export function accountHandlers(ports: DeletionPorts, pictures: Pictures): Handlers<typeof accountEndpoints> {
  const { users } = ports;
  return {
    getAccount: ({ caller }) => accountOf(users, caller),
    saveAccount: async ({ body, caller, signal }) => {
      const account = withOneDefault(body);
      await users.saveAccount(caller, account, signal);
      return account;
    },
    exportAccount: exportAccount(ports, pictures),
    deleteAccount: deleteAccount(ports),
  };
}
