import type { MailContent } from './mail-content.ts';

/** A mail as plain text, for whoever reads without HTML. */
export function mailText(content: MailContent): string {
  const { heading, paragraphs, action, rows = [], total, facts = [], footer } = content;
  const blocks: readonly (readonly string[])[] = [
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    action ? [`${action.label}:`, action.url] : [],
    rows.flatMap(({ name, detail, amount }) => [name, `  ${[detail, amount].filter(Boolean).join(' = ')}`]),
    total ? [`${total.name}: ${total.amount}`] : [],
    ...facts.map(({ name, lines }) => [`${name}:`, ...lines.map((line) => `  ${line}`)]),
    // How mail programs know a signature (RFC 3676).
    ['-- ', ...footer],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}
