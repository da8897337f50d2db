import type { Mail } from '@pedalworks/contract';
import type { Answer } from '../answer.ts';
import type { Person } from '../people.ts';
import type { Shop } from '../shop.ts';

/** Calls about an order whose email an admin corrects. */
export function emailDesk(shop: Shop, { accessToken: token }: Pick<Person, 'accessToken'>) {
  const asAdmin = (id: string) => ({ params: { id }, token });
  return {
    correct: async (id: string, email: string, version?: string): Promise<Answer> => {
      const order = await shop.call('getOrder', asAdmin(id));
      const headers = { 'if-match': version ?? order.headers.get('etag') ?? '' };
      return shop.call('saveOrderEmail', { ...asAdmin(id), headers, body: { email } });
    },
    mails: async (id: string) => (await shop.call('listOrderMails', asAdmin(id))).json as readonly Mail[],
    resend: (id: string, mailId: string): Promise<Answer> =>
      shop.call('resendMail', { token, params: { id, mailId } }),
  };
}
