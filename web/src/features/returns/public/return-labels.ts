import type { ReturnKind, ReturnReason } from '@pedalworks/contract';

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
