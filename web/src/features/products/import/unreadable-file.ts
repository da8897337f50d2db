export class UnreadableFile extends Error {}
