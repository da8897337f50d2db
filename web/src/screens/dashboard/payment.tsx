import { PageHeading } from '../../ui/page-heading.tsx';

export function PaymentScreen() {
  return <PageHeading level={2}>Payment</PageHeading>;
}
