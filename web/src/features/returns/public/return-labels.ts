import type { ReturnKind, ReturnReason, ReturnState } from '@pedalworks/contract';

/** States as customers read them. The admins' list names its views differently. */
export const returnStateLabels: Readonly<Record<ReturnState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  closed: 'Closed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

export const returnKindLabels: Readonly<Record<ReturnKind, string>> = {
  return: 'Return',
  withdrawal: 'Withdrawal',
  warranty: 'Warranty claim',
};

export const returnReasonLabels: Readonly<Record<ReturnReason, string>> = {
  'does-not-fit': 'Does not fit',
  'changed-mind': 'Changed my mind',
  'wrong-part': 'Wrong part',
  damaged: 'Damaged',
  'does-not-work': 'Does not work',
};
