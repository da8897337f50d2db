import { useParams } from 'react-router-dom';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function PaymentScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeading level={2}>Payment</PageHeading>
      <PaymentPanel key={id} orderId={id} />
    </>
  );
}
