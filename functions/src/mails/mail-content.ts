export interface MailContent {
  readonly subject: string;
  /** Preview text that inboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: MailLink | undefined;
  /** Second link, shown as text. */
  readonly also?: MailLink;
  readonly rows?: readonly MailRow[];
  readonly total?: Pick<MailRow, 'name' | 'amount'> | undefined;
  readonly facts?: readonly MailFact[];
  readonly footer: readonly string[];
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailRow {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
}

export interface MailFact {
  readonly name: string;
  readonly lines: readonly string[];
}
