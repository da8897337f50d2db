import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useMakeAdmin } from './queries.ts';

interface MakeAdminButtonProps {
  readonly email: string;
  readonly variant: 'text' | 'outlined';
}

/** Makes one user an admin, after a question. */
export function MakeAdminButton({ email, variant }: MakeAdminButtonProps) {
  return (
    <ConfirmButton
      verb="Make Admin"
      variant={variant}
      label={`Make Admin: ${email}`}
      title="Make this person an admin?"
      color="primary"
      mutation={useMakeAdmin(email)}
    >
      <strong>{email}</strong> can then see every user and order, add and delete products, publish, hide and
      delete reviews, change the shop’s settings, and make others admins. There is no way back in the shop.
    </ConfirmButton>
  );
}
