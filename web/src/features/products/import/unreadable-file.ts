/** A file that cannot be read as a list of products; the message says why and what to do. */
export class UnreadableFile extends Error {}
