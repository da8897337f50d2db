import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/data-states.tsx';

const sentences = {
  foreign: {
    title: 'This order belongs to somebody else',
    text: 'Sign in with the account that placed it to pay for it.',
  },
  unknown: {
    title: 'There is no such order',
    text: 'The address may be incomplete. Your own orders are under My Order.',
  },
} as const;

/** The order cannot be paid by this person, and here is where to go instead. */
export function PaymentRefusal({ reason }: { readonly reason: keyof typeof sentences }) {
  const { title, text } = sentences[reason];
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to="/dashboard/myOrder" variant="contained">
          My Order
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
