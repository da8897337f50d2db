/** erasures/{uid}: an account that is being deleted, until nothing of the person is left. */
export interface Erasure {
  readonly uid: string;
  /** Names an admin, in what they did, from then on. */
  readonly pseudonym: string;
  readonly startedAt: Date;
  /** Lower case; null once everything that was found by it is erased. */
  readonly email: string | null;
  /** Since when what guests did under the e-mail is theirs. */
  readonly emailSince: Date;
  /** What would tell in free text who they are: e-mail, names, telephone, streets. */
  readonly words: readonly string[];
}

interface Written {
  /** Null of a guest. */
  readonly customerUid: string | null;
  readonly createdAt: Date;
}

/**
 * Whether what was found by uid or e-mail is theirs: not what another account did under the same e-mail, nor what a guest did
 * before it was theirs, or since.
 */
export function isErased({ uid, emailSince, startedAt }: Erasure, { customerUid, createdAt }: Written) {
  if (customerUid !== null) return customerUid === uid;
  return createdAt >= emailSince && createdAt <= startedAt;
}
