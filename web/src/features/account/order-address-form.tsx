import Box from '@mui/material/Box';
import { address, typedAddress, type Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useCurrentUser } from '../../services/session.ts';
import { PageForm } from '../shared/page-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { SubmitError } from '../../ui/submit-error.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { AddressFields, PurchaseOrderField } from './address-fields.tsx';
import { emptyAddress } from './empty-address.ts';
import { useSaveAddress } from './queries.ts';
import { useSaveOrderAddress } from './save-order-address.ts';

interface OrderAddressFormProps {
  readonly order: Order;
  readonly onSaved: (order: Order) => void;
}

export function OrderAddressForm({ order, onSaved }: OrderAddressFormProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const { email } = useCurrentUser();
  const isOwnOrder = order.customerEmail === email;
  const saveAddress = useSaveAddress(email);
  const { mutateAsync } = useSaveOrderAddress(order);
  const send = async (values: Address) => {
    const saved = await mutateAsync(typedAddress(values));
    if (saved.address !== null && isOwnOrder)
      await saveAddress.mutateAsync({ address: saved.address, phone: order.phone }).catch(() => undefined);
    onSaved(saved);
  };
  return (
    <PageForm
      initialValues={{ ...emptyAddress(order.customerName, language), purchaseOrder: '' }}
      validationSchema={address}
      send={send}
      sx={{ gap: 2, alignItems: 'flex-start' }}
    >
      {({ error }) => (
        <>
          <Box sx={{ alignSelf: 'stretch' }}>
            <AddressFields />
          </Box>
          <PurchaseOrderField />
          <SubmitError error={error} />
          <SubmitButton busyText="Saving…">Save address</SubmitButton>
        </>
      )}
    </PageForm>
  );
}
