import Alert from '@mui/material/Alert';
import type { User } from '@pedalworks/contract';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useMakeAdmin } from './queries.ts';

interface MakeAdminButtonProps {
  readonly user: User;
  readonly variant: 'text' | 'outlined';
}

/** Makes one user an admin, after a question. */
export function MakeAdminButton({ user, variant }: MakeAdminButtonProps) {
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
      delete reviews, change the shop’s settings, and make others admins. There is no way back in the shop.
      {emailVerified ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Nobody has proven that this e-mail is theirs: anybody may have signed up with it. Make them an admin
          all the same?
        </Alert>
      )}
    </ConfirmButton>
  );
}
