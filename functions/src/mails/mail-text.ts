import type { MailContent, MailRow } from './mail-content.ts';

export function mailText(content: MailContent): string {
  const { heading, paragraphs, action, also, rows = [], total, facts = [], footer } = content;
  const blocks: readonly (readonly string[])[] = [
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...[action, also].map((link) => (link ? [`${link.label}:`, link.url] : [])),
    rows.flatMap((row) => [row.name, `  ${sumOf(row)}`]),
    total ? [`${total.name}: ${total.amount}`] : [],
    ...facts.map(({ name, lines }) => [`${name}:`, ...lines.map((line) => `  ${line}`)]),
    // Signature separator (RFC 3676).
    ['-- ', ...footer],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function sumOf({ detail, amount }: Omit<MailRow, 'name'>): string {
  return [detail, amount].filter(Boolean).join(detail.includes(' × ') ? ' = ' : ': ');
}
