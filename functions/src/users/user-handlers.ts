import type { User, userEndpoints } from '@pedalworks/contract';
import { requireOwner, requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { isAdmin, makeAdmin, type PromotionPorts } from './make-admin.ts';
import { takeAdmin } from './take-admin.ts';
import { isOwnEmail } from '../model/person.ts';
import type { Account, UserRecord } from '../model/users.ts';

export function userHandlers(
  ports: PromotionPorts & Pick<Ports, 'invitations'>,
): Handlers<typeof userEndpoints> {
  const { users, accounts } = ports;
  return {
    registerUser: async ({ params, body: { invitation: secret }, caller, signal }) => {
      requireOwner(caller, params.email);
      const { idToken } = caller;
      const token = await accounts.accessTokenFor(idToken);
      const created = await users.save(caller, accounts.liveAdmins, signal);
      const outcome = secret ? await acceptInvitation(ports, { secret, caller }, signal) : undefined;
      const result = {
        acknowledged: true,
        upsertedCount: created ? 1 : 0,
        modifiedCount: created ? 0 : 1,
      } as const;
      return { token, result, ...(outcome && { invitation: outcome }) };
    },
    listUsers: ({ query: { search, role } }) =>
      mapList(users.list({ search: search ?? '', isAdmin: role === 'admin' }), async (records) => {
        const live = await accounts.findAll(records.map(({ uid }) => uid));
        const listed = records.map((record) => toUser(record, live.get(record.uid)));
        // Filters by the live role: the stored one is outdated if the claim was removed in the Firebase console.
        return role === undefined ? listed : listed.filter((user) => user.role === role);
      }),
    getAdminStatus: async ({ params, caller }) => {
      requireOwnerOrAdmin(caller, params.email);
      if (isOwnEmail(caller, params.email)) return { admin: caller.admin };
      return { admin: await isAdmin(accounts, params.email) };
    },
    makeAdmin: async ({ params: { email }, body: { admin, ...body }, caller: by, signal }) => {
      const change = admin === false ? takeAdmin : makeAdmin;
      const hasChanged = await change(ports, { email, ...body }, { by, signal });
      return { acknowledged: true, modifiedCount: hasChanged ? 1 : 0 };
    },
  };
}

function toUser({ uid, email, name, photo, createdAt }: UserRecord, account?: Account): User {
  const hasAccount = account?.email === email;
  const emailVerified = hasAccount && account.emailVerified;
  const record = { _id: uid, email, name, photo, createdAt: createdAt.toISOString() };
  const user = { ...record, emailVerified, hasAccount };
  return account?.admin === true ? { ...user, role: 'admin' } : user;
}
