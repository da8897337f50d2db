/** Texts of the form, as a person typed them. */
export interface WithdrawalValues {
  readonly orderNumber: string;
  readonly email: string;
  readonly name: string;
  readonly note: string;
}

export const noWithdrawalValues: WithdrawalValues = { orderNumber: '', email: '', name: '', note: '' };

/** Part on the page of a link. */
export interface WithdrawalPart {
  /** Index of the order's lines. */
  readonly line: number;
  readonly name: string;
  readonly partNumber: string;
  readonly quantity: number;
  /** Units that the declaration names. */
  readonly declared: number;
}

/** Step of the withdrawal page. Times and days are texts in the shop's time zone. */
export type WithdrawalPage =
  | {
      readonly step: 'form';
      readonly values: WithdrawalValues;
      readonly problems: Readonly<Partial<Record<keyof WithdrawalValues, string>>>;
      /** Reason why the form was not accepted; empty if there is none. */
      readonly notice: string;
    }
  | {
      readonly step: 'review';
      readonly values: WithdrawalValues;
      /** Makes a repeated submission the same declaration. */
      readonly requestKey: string;
    }
  | { readonly step: 'declared' }
  | {
      readonly step: 'link';
      readonly link: string;
      readonly orderNumber: string;
      readonly declaredAt: string;
      readonly parts: readonly WithdrawalPart[];
      /** True if the customer chooses the parts, because the declaration names them in words. */
      readonly isChoice: boolean;
    }
  | {
      readonly step: 'received';
      readonly orderNumber: string;
      readonly declaredAt: string;
      /** Empty if no part was sent. */
      readonly returnNumber: string;
      readonly parts: readonly WithdrawalPart[];
      readonly address: string;
      readonly dueBy: string;
    }
  | { readonly step: 'ended' | 'nothing-left' };
