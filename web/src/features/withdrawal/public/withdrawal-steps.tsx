import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WithdrawalPage } from '@pedalworks/contract/withdrawal-page';
import { withdrawalLabel, withdrawalPath } from '@pedalworks/contract/withdrawal-terms';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DeclarationForm } from '../declaration-form.tsx';
import { DeclarationReview } from '../declaration-review.tsx';
import { LinkConfirmation } from '../link-confirmation.tsx';
import { WithdrawalReceived } from '../withdrawal-received.tsx';
import { withdrawalPageQuery } from './withdrawal-page-query.ts';

/** Steps of the withdrawal page. Plain forms, so that they work without scripts. */
export function WithdrawalSteps() {
  const { data: page } = useQuery(withdrawalPageQuery);
  return <Step page={page} />;
}

function Step({ page }: { readonly page: WithdrawalPage }) {
  switch (page.step) {
    case 'form':
      return <DeclarationForm {...page} />;
    case 'review':
      return <DeclarationReview {...page} />;
    case 'declared':
      return <Declared />;
    case 'link':
      return <LinkConfirmation {...page} />;
    case 'received':
      return <WithdrawalReceived {...page} />;
    case 'ended':
      return (
        <PageHeading
          lead={
            <>
              The link is damaged, or older than 30 days. If you have confirmed already, we sent you a receipt
              by email. <StartAgain />
            </>
          }
        >
          This link has ended
        </PageHeading>
      );
    case 'nothing-left':
      return (
        <PageHeading lead="All parts of this order were already cancelled, refunded or withdrawn from.">
          Nothing left to withdraw from
        </PageHeading>
      );
  }
}

/** Says what happens next, in the same words for every order number. */
function Declared() {
  return (
    <>
      <PageHeading lead="If we have an order with this number, we now send an email to the address of that order.">
        Check your email
      </PageHeading>
      <Typography sx={text}>
        Open the link in the email and confirm to make your withdrawal effective. The time of your declaration
        counts, not the time when you confirm.
      </Typography>
      <Typography sx={text}>
        No email after some minutes? Look among unwanted emails, and check the order number: <StartAgain />
      </Typography>
    </>
  );
}

const text = { maxWidth: '60ch', mb: 2 };

const StartAgain = () => (
  <Link component="a" href={withdrawalPath}>
    {withdrawalLabel}
  </Link>
);
