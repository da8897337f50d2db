const localLetter = "[A-Za-z0-9!$&'*+=^_~-]";
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevelDomain = '[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';

/**
 * Pattern of email addresses without two dots in a row, or a dot or hyphen at an edge. It contains no lookaheads, so
 * that test generators and every regular expression engine can read it.
 */
export const emailPattern = `^${localLetter}(?:\\.?${localLetter}){0,63}@(?:${domainLabel}\\.)+${topLevelDomain}$`;
