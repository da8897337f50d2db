import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { host } from './settings.ts';

export interface SmtpInbox {
  /** Emails received since the start, oldest first. */
  readonly mails: readonly ParsedMail[];
  /** Value for SMTP_URL. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const maxMails = 1000;

/**
 * Starts an SMTP server that stores emails instead of delivering them.
 * @param faults options that simulate a failing server
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
  // Ignores errors of single connections, which would otherwise stop the server.
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
