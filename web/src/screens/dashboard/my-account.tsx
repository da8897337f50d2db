import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { AddressBook } from '../../features/account/address-book.tsx';
import { ContactDetails } from '../../features/account/contact-details.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { useExportAccount } from '../../features/account/export-account.ts';
import { accountQuery } from '../../features/account/public/account-query.ts';
import { removeCart } from '../../features/cart/public/cart-store.ts';
import { notify } from '../../services/notify.ts';
import { useCurrentUser } from '../../services/session.ts';
import { forgetSubmissions } from '../../services/submissions-item.ts';
import { useCodeOnDemand } from '../../features/shared/use-code-on-demand.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SectionCard } from '../../ui/section.tsx';

export function Component() {
  const { uid, email } = useCurrentUser();
  const [isDeleted, setDeleted] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('../../features/session/sign-in-again.tsx'));
  // Unmounts the forms before signing out, because their unsaved-changes prompt would block it.
  if (isDeleted) return <Navigate to="/signOut" replace />;
  const finish = () => {
    removeCart(uid);
    forgetSubmissions(uid);
    notify.success('Your account is deleted', 'Thank you for shopping with us.');
    setDeleted(true);
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }}>
      <AccountSections email={email} />
      <ExportSection />
      <SectionCard
        title="Delete account"
        lead="Deletes your personal data, except in invoices. Paid orders must ship first."
      >
        <DeleteAccount
          uid={uid}
          onOpen={fetchCode}
          onDeleted={finish}
          signInAgain={(onSignedIn) =>
            code === null ? null : (
              <code.SignInAgain email={email} submitText="Sign in and delete" onSignedIn={onSignedIn} />
            )
          }
        />
      </SectionCard>
    </Stack>
  );
}

function AccountSections({ email }: { readonly email: string }) {
  return (
    <QueryState
      query={useQuery(accountQuery(email))}
      label="Loading account"
      skeleton={<Skeleton height={560} />}
    >
      {(account) => (
        <>
          <SectionCard title="Name and phone" lead="Used for your next orders.">
            <ContactDetails email={email} account={account} />
          </SectionCard>
          <SectionCard title="Saved addresses" lead="Offered at checkout, the default first.">
            <AddressBook email={email} account={account} />
          </SectionCard>
        </>
      )}
    </QueryState>
  );
}

function ExportSection() {
  const { mutate, isPending } = useExportAccount();
  return (
    <SectionCard
      title="Your data"
      lead="All your data in one JSON file: account, orders, invoices, payments, emails and reviews."
    >
      <BusyButton busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Preparing…' : 'Download my data'}
      </BusyButton>
    </SectionCard>
  );
}
