import { counted } from '../../contract/src/words.ts';
import type { Finding, LintedPart } from '../../contract/src/fit/lint.ts';

/** Formats findings for a terminal, grouped by part, with a summary as the last line. */
export function lintReport(parts: readonly LintedPart[], findings: readonly Finding[]): string {
  const groups = parts.flatMap((part) => {
    const own = findings.filter((finding) => finding.part.id === part.id);
    return own.length === 0 ? [] : [[part.name, ...own.map(lineOf)].join('\n'), ''];
  });
  const notes = findings.filter(({ isNote }) => isNote === true).length;
  const summary = [
    counted(parts.length, 'part'),
    counted(findings.length - notes, 'error'),
    counted(notes, 'note'),
  ];
  return [...groups, summary.join(', ')].join('\n');
}

function lineOf({ check, key, reason, isNote }: Finding): string {
  const subject = key === undefined ? check : `${check} ${key}`;
  return `  ${isNote === true ? 'note ' : 'error'}  ${subject}: ${reason}`;
}
