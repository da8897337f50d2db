import Alert from '@mui/material/Alert';
import type { User } from '@pedalworks/contract';
import { useCurrentUser } from '../../services/session.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useMakeAdmin, useTakeAdmin } from './queries.ts';

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
      delete reviews, change the shop’s settings, and make others admins or take their role back, yours too.
      {emailVerified ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Nobody has proven that this email is theirs: anybody may have signed up with it. Make them an admin
          all the same?
        </Alert>
      )}
    </ConfirmButton>
  );
}

export function TakeRoleButton({ user, variant }: RoleButtonProps) {
  const isOwn = useCurrentUser().email === user.email;
  return (
    <ConfirmButton
      verb="Take Role Back"
      variant={variant}
      label={`Take Role Back: ${user.email}`}
      busyText="Taking it back…"
      title={isOwn ? 'Take your own admin role back?' : 'Take this person’s admin role back?'}
      mutation={useTakeAdmin(user, isOwn)}
    >
      {isOwn ? (
        <>
          This is your own account. You lose every admin page at once, this one too, and only another admin
          can make you one again.
        </>
      ) : (
        <>
          <strong>{user.email}</strong> loses every admin page at once, and keeps the account with its own
          orders and reviews. You can make them an admin again.
        </>
      )}
    </ConfirmButton>
  );
}
