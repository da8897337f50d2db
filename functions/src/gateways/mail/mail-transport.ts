import type { MailConfig } from '../../config.ts';
import type { MailOutcome, SendMail } from '../../model/mails.ts';

/** Timeouts for one server response and for one email: shorter than an email's lease and a request's time limit. */
const usualTimeouts = { answerMilliseconds: 8000, mailMilliseconds: 20_000 };

/** Sends emails by SMTP. Loads nodemailer on first use. */
export function mailTransport(
  { smtpUrl, from }: MailConfig,
  { answerMilliseconds: answer, mailMilliseconds } = usualTimeouts,
): SendMail {
  if (smtpUrl === undefined) return () => Promise.resolve({ state: 'off' });
  const [, domain = 'localhost'] = /@([\w.-]+)/u.exec(from) ?? [];
  return async ({ id, resends, to, message }) => {
    const { createTransport } = await import('nodemailer');
    // One connection per email: pooled connections die while an instance is frozen.
    const transport = createTransport({ url: smtpUrl, ...timeoutsOf(answer) });
    const sending = transport.sendMail({
      from,
      to: { name: '', address: to },
      ...message,
      // Retries share an id, so that mail servers drop duplicates. A resend by an admin has a new id.
      messageId: `<${id}.${String(resends)}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await Promise.race([sending, lateAfter(mailMilliseconds)]);
      return { state: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpError);
    } finally {
      transport.close();
    }
  };
}

const timeoutsOf = (milliseconds: number) => ({
  dnsTimeout: milliseconds,
  connectionTimeout: milliseconds,
  greetingTimeout: milliseconds,
  socketTimeout: milliseconds,
});

/** Rejects after `milliseconds`, because nodemailer's timeouts never fire for a server that responds slowly. */
function lateAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => {
      reject(Object.assign(new Error('The deadline has passed.'), { code: 'ETIMEDOUT' }));
    }, milliseconds).unref();
  });
}

/** Error from nodemailer (nodemailer.com, "Error reference"). */
interface SmtpError extends Error {
  readonly code?: string;
  /** The last SMTP command, like `RCPT TO`. */
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server does not accept the user and password of SMTP_URL.',
  ENOAUTH: 'The mail server wants a user and a password in SMTP_URL.',
  ETLS: 'The connection to the mail server could not be encrypted.',
  EDNS: 'The mail server of SMTP_URL was not found.',
  ESOCKET: 'The mail server could not be reached.',
  ECONNECTION: 'The mail server could not be reached.',
  ETIMEDOUT: 'The mail server took too long to answer.',
};

/** Classifies a failure: final if the server rejects the recipient or the message for good, otherwise retryable. */
function outcomeOf({ code = '', command = '', response, responseCode = 0, message }: SmtpError): MailOutcome {
  const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isRefused) return { state: 'failed', error: reasons[code] ?? message, isFinal: false };
  const isFinal = responseCode >= 500 && command !== 'MAIL FROM';
  const what = command === 'RCPT TO' ? 'address' : command === 'MAIL FROM' ? 'sender' : 'message';
  const answer = (response ?? message).slice(0, 300);
  return { state: 'failed', error: `The mail server refused the ${what}: ${answer}`, isFinal };
}
