/** Maximum number of returns of one order that are neither declined nor cancelled. Withdrawals may exceed it. */
export const maxReturns = 20;
/** Maximum number of all returns of one order, by the kind of the next one and by who makes it. */
export const maxStoredReturns = { customer: 40, shop: 60, withdrawal: 100 } as const;
export const maxReturnImages = 6;
export const maxReturnNoteCharacters = 2000;

/** Kinds of a return. A `withdrawal` needs no consent of the shop; a `warranty` claim has no deadline. */
export const returnKinds = ['return', 'withdrawal', 'warranty'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStates = ['requested', 'approved', 'received', 'closed', 'declined', 'cancelled'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = [
  'does-not-fit',
  'changed-mind',
  'wrong-part',
  'damaged',
  'does-not-work',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Uses of a piece that came back: to stock, to waste, or back to the customer. */
export const returnOutcomes = ['restock', 'scrap', 'send-back'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** Ways to make the customer whole for a piece that came back. */
export const returnRemedies = ['refund', 'replace', 'none'] as const;
export type ReturnRemedy = (typeof returnRemedies)[number];

export type ReturnMover = 'customer' | 'shop';

/** Row of the table of moves. */
interface ReturnMove {
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly by: readonly ReturnMover[];
}

export const returnMoves: readonly ReturnMove[] = [
  { from: 'requested', to: 'approved', by: ['shop'] },
  { from: 'requested', to: 'declined', by: ['shop'] },
  { from: 'approved', to: 'received', by: ['shop'] },
  { from: 'received', to: 'closed', by: ['shop'] },
  { from: 'requested', to: 'cancelled', by: ['customer', 'shop'] },
  { from: 'approved', to: 'cancelled', by: ['customer', 'shop'] },
];

/** Main path of a return. The shop may skip steps: receiving a parcel approves its return. */
const mainPath: readonly ReturnState[] = ['requested', 'approved', 'received', 'closed'];

/** Returns the states that a return enters on its way to `to`; [] if the mover may not move it there. */
export function returnStepsTo(from: ReturnState, to: ReturnState, by: ReturnMover): readonly ReturnState[] {
  if (returnMoves.some((move) => move.from === from && move.to === to && move.by.includes(by))) return [to];
  const start = mainPath.indexOf(from);
  return by === 'shop' && start >= 0 ? mainPath.slice(start + 1, mainPath.indexOf(to) + 1) : [];
}

/** True while the shop still has to do something, or waits for the parts. */
export const isOpenReturn = (state: ReturnState): boolean =>
  state === 'requested' || state === 'approved' || state === 'received';

const worn: readonly ReturnReason[] = ['damaged', 'does-not-work'];

interface AnnouncedPieces {
  readonly kind: ReturnKind;
  readonly reason?: ReturnReason | null | undefined;
}

/** Returns the proposed outcome and remedy of pieces, by the customer's reason. */
export function proposedOutcome({ kind, reason }: AnnouncedPieces): Treatment {
  const isWorn = kind === 'warranty' || (reason != null && worn.includes(reason));
  return { outcome: isWorn ? 'scrap' : 'restock', remedy: kind === 'warranty' ? 'replace' : 'refund' };
}

const outcomeTexts = { restock: 'restocked', scrap: 'scrapped', 'send-back': 'sent back' };
const remedyTexts = { refund: ' and refunded', replace: ' and replaced', none: '' };

interface Treatment {
  readonly outcome: ReturnOutcome;
  readonly remedy: ReturnRemedy;
}

/** Says what happened to pieces that came back, such as `restocked and refunded`. */
export const treatmentText = ({ outcome, remedy }: Treatment): string =>
  `${outcomeTexts[outcome]}${remedyTexts[remedy]}`;
