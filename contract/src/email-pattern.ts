const emailWord = "[A-Za-z0-9!$&'*+=^_~-]+";
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Pattern of email addresses without two dots in a row, or a dot or hyphen at an edge. The last label of a domain has a letter. */
export const emailPattern = `^(?=[^@]{1,64}@)${emailWord}(?:\\.${emailWord})*@(?:${domainLabel}\\.)+(?=[0-9-]*[A-Za-z])${domainLabel}$`;
