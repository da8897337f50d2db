/** What a mail says, before it is HTML and text. */
export interface MailContent {
  readonly subject: string;
  /** What inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Where to go on from here. */
  readonly action?: MailLink | undefined;
  /** What it is about, in columns. */
  readonly rows?: readonly MailRow[];
  readonly total?: Pick<MailRow, 'name' | 'amount'> | undefined;
  /** What else is to be known, by its name. */
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
  /** Line by line. */
  readonly lines: readonly string[];
}
