import Alert from '@mui/material/Alert';
import type { User } from '@pedalworks/contract';
import { useCurrentUser } from '../../services/session.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useMakeAdmin, useRevokeAdmin } from './queries.ts';

interface RoleButtonProps {
  readonly user: User;
  readonly variant: 'text' | 'outlined';
}

export function MakeAdminButton({ user, variant }: RoleButtonProps) {
  const { email, emailVerified } = user;
  return (
    <ConfirmButton
      verb="Make Admin"
      variant={variant}
      label={`Make Admin: ${email}`}
      title="Make this person an admin?"
      color="primary"
      mutation={useMakeAdmin(user)}
    >
      <strong>{email}</strong> can then see every user and order, add and delete products, publish, hide and
      delete reviews, change the shop’s settings, and grant and revoke the admin role, including yours. Anyone
      may have opened an account with this email. If you are not sure that it is theirs, invite them instead.
      {emailVerified ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          This email is not verified: anyone may have signed up with it. Make them an admin anyway?
        </Alert>
      )}
    </ConfirmButton>
  );
}

export function RevokeRoleButton({ user, variant }: RoleButtonProps) {
  const isOwn = useCurrentUser().email === user.email;
  return (
    <ConfirmButton
      verb="Revoke Role"
      variant={variant}
      label={`Revoke Role: ${user.email}`}
      busyText="Revoking…"
      title={isOwn ? 'Revoke your own admin role?' : 'Revoke this person’s admin role?'}
      mutation={useRevokeAdmin(user, isOwn)}
    >
      {isOwn ? (
        <>
          This is your own account. You lose access to every admin page, including this one. Only another
          admin can restore it.
        </>
      ) : (
        <>
          <strong>{user.email}</strong> loses access to every admin page and keeps their account, orders and
          reviews. You can make them an admin again.
        </>
      )}
    </ConfirmButton>
  );
}
