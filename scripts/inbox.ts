/**
 * Inbox of `npm start`: an SMTP server that stores the shop's emails, and web pages that show them
 * (docs/operations.md, Emails).
 */
import { createServer } from 'node:http';
import { inboxPage, mailPage, toJson } from './lib/inbox-pages.ts';
import { openSmtpInbox } from './lib/smtp-inbox.ts';
import { host } from './lib/settings.ts';

const { mails } = await openSmtpInbox(Number(process.env['SMTP_PORT']));

/** Content security policy. It allows the emails' inline styles, but no images or scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

createServer(({ url = '/' }, response) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');
  const mail = mails[Number(/^\/mail\/(\d+)$/u.exec(url)?.[1] ?? Number.NaN)];
  if (url === '/mails') response.setHeader('Content-Type', 'application/json').end(toJson(mails));
  else if (url === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(inboxPage(mails));
  else if (mail) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(mailPage(mail));
  else response.writeHead(404).end('There is no such mail.');
}).listen(Number(process.env['INBOX_PORT']), host, () => {
  console.log('The inbox is ready.');
});
