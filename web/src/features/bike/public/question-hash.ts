/** Returns the hash of the URL of a question about the bike, on `/bike`. */
export const questionHash = (key: string): string => `#question-${key}`;
