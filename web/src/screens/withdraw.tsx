import { useQuery } from '@tanstack/react-query';
import { WithdrawalSteps } from '../features/withdrawal/public/withdrawal-steps.tsx';
import { withdrawalQuery } from '../services/shop-settings.ts';
import { PageSection } from '../ui/page-section.tsx';
import { Component as NotFoundScreen } from './not-found.tsx';

export function Component() {
  const { data: isOffered = true } = useQuery(withdrawalQuery());
  if (!isOffered) return <NotFoundScreen />;
  return (
    <PageSection>
      <WithdrawalSteps />
    </PageSection>
  );
}
