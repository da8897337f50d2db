import { config } from '../config.ts';

export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

interface OobCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

export async function linkInEmulatedMail(email: string, kind: MailKind): Promise<string | null> {
  const project = `${config.authEmulatorUrl}/emulator/v1/projects/${config.firebase.projectId}`;
  const answer = await fetch(`${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly OobCode[] };
  const isWanted = (mail: OobCode) =>
    mail.requestType === kind && mail.email.toLowerCase() === email.toLowerCase();
  return oobCodes.findLast(isWanted)?.oobLink ?? null;
}
