import { config } from '../config.ts';

export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

interface EmulatedMail {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/**
 * The Auth emulator sends no mail but tells what it would have said
 * (https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-oob). Emulator builds only.
 * @returns the link in the newest mail of this kind to this address, null where there is none
 */
export async function linkInEmulatedMail(email: string, kind: MailKind): Promise<string | null> {
  const project = `${config.authEmulatorUrl}/emulator/v1/projects/${config.firebase.projectId}`;
  const answer = await fetch(`${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly EmulatedMail[] };
  const isWanted = (mail: EmulatedMail) =>
    mail.requestType === kind && mail.email.toLowerCase() === email.toLowerCase();
  return oobCodes.findLast(isWanted)?.oobLink ?? null;
}
