export type LogDetails = Readonly<Record<string, unknown>>;

/** Where the function writes what happened, as structured lines. */
export interface Log {
  readonly info: (message: string, details: LogDetails) => void;
  /** What a person should look at one day. */
  readonly warn: (message: string, details: LogDetails) => void;
  /** What a person has to look at. */
  readonly error: (message: string, details: LogDetails) => void;
}
