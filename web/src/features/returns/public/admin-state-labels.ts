import type { ReturnState } from '@pedalworks/contract';

/** States as admins see them: each names what happens next. */
export const adminStateLabels: Readonly<Record<ReturnState, string>> = {
  requested: 'New',
  approved: 'On the way',
  received: 'To inspect',
  closed: 'Closed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};
