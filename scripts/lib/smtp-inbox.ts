import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { host } from './settings.ts';

export interface SmtpInbox {
  /** What came in since it was opened, the oldest first. */
  readonly mails: readonly ParsedMail[];
  /** What SMTP_URL is set to, for it to receive the shop's mails. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** How many mails are kept. */
const maxMails = 1000;

/**
 * A mail server that accepts every mail and delivers none.
 *
 * @param faults how it differs from a mail server where all goes well
 */
export async function openSmtpInbox(port = 0, faults: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((mail) => {
        mails.push(mail);
        mails.splice(0, mails.length - maxMails);
        done();
      }, done);
    },
    ...faults,
  });
  // A client that breaks off is no reason to end.
  server.on('error', () => undefined);
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  return {
    mails,
    url: `smtp://${host}:${String((listening.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
