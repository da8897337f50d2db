export type LogDetails = Readonly<Record<string, unknown>>;

export interface Log {
  readonly info: (message: string, details: LogDetails) => void;
  /** For problems that need no immediate action. */
  readonly warn: (message: string, details: LogDetails) => void;
  /** For problems that an admin must fix. */
  readonly error: (message: string, details: LogDetails) => void;
}
