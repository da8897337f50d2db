import type { AddressObject, ParsedMail } from 'mailparser';

/** Serializes emails as JSON for tests, oldest first: `[{ to, from, subject, text, html, date, messageId }]`. */
export function toJson(mails: readonly ParsedMail[]): string {
  const read = mails.map(({ subject, text, html, date, messageId, ...mail }) => ({
    to: textOf(mail.to),
    from: textOf(mail.from),
    ...{ subject, text, html, date, messageId },
  }));
  return JSON.stringify(read);
}

/** Renders the list of emails, newest first. The page refreshes itself every few seconds. */
export function inboxPage(mails: readonly ParsedMail[]): string {
  const rows = mails.map(
    ({ subject = '(no subject)', to, date }, index) => `<li><a href="/mail/${String(index)}">
      <b>${escaped(subject)}</b><span>${escaped(textOf(to))}</span><time>${escaped(timeOf(date))}</time></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.reverse().join('')}</ul>` : '<p>No mail has been sent yet.</p>';
  return page('Inbox', `<h1>Inbox</h1>${list}`, '<meta http-equiv="refresh" content="3">');
}

/** Sandbox of the iframe that shows an email. Links in the email open ordinary pages, outside the sandbox. */
const sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"';

/** Renders an email as HTML in an iframe and as text. */
export function mailPage({ subject = '(no subject)', from, to, date, html, text = '' }: ParsedMail): string {
  const frame = html ? `<iframe ${sandbox} title="HTML" srcdoc="${escaped(html)}"></iframe>` : '';
  const about = `${textOf(from)} → ${textOf(to)} · ${timeOf(date)}`;
  const content = `<p><a href="/">Inbox</a></p><h1>${escaped(subject)}</h1><p>${escaped(about)}</p>${frame}
    <h2>As text</h2><pre>${escaped(text)}</pre>`;
  return page(subject, content);
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 760px; margin: 0 auto; padding: 16px; }
  ul { list-style: none; padding: 0; }
  li { border-bottom: 1px solid #8884; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 0; color: inherit; text-decoration: none; }
  li b { grid-column: 1 / -1; }
  span, time { overflow-wrap: anywhere; opacity: 0.75; }
  iframe { width: 100%; height: 75vh; border: 1px solid #8884; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

function page(title: string, content: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escaped(title)} · Pedalworks</title><style>${style}</style>${head}</head><body>${content}</body></html>`;
}

function textOf(addresses: AddressObject | AddressObject[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}

const timeOf = (date: Date | undefined): string => date?.toLocaleTimeString() ?? '';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}
