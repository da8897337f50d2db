import type { WithdrawalPage } from '@pedalworks/contract';
import { describe, expect, it, vi } from 'vitest';
import { pageRenderer } from '../entry-server.tsx';

const template =
  '<html><head><title></title><meta name="description" content=""><script type="module" src="/entry.js"></script></head><body><div id="root"></div></body></html>';
const values = {
  orderNumber: '<b>PW-1',
  email: 'a@b.cd',
  name: 'Ádám 🚲',
  note: '</script><script>alert(1)',
};
const parts = [{ line: 0, name: 'Ring <42>', partNumber: 'PW-CR42', quantity: 2, declared: 1 }];
const declared = { orderNumber: 'PW-7K2M4X', declaredAt: 'Sunday, 9:15:03 PM UTC', parts };

const steps: readonly (readonly [WithdrawalPage, RegExp])[] = [
  [
    { step: 'form', values, problems: { email: 'Wrong' }, notice: 'Wait.' },
    /Wait\..*value="&lt;b&gt;PW-1".*Wrong/su,
  ],
  [
    { step: 'review', values, requestKey: 'k1' },
    /action="\/withdraw\/declare".*value="k1".*Confirm withdrawal</su,
  ],
  [{ step: 'declared' }, /Check your email/u],
  [
    { step: 'link', link: 'o.secret', isChoice: false, ...declared },
    /value="o\.secret".*1 × Ring &lt;42&gt;/su,
  ],
  [{ step: 'link', link: 'o.secret', isChoice: true, ...declared }, /Ring &lt;42&gt;.*name="quantity-0"/su],
  [
    { step: 'received', returnNumber: 'RT-7K2M4X', address: 'One\nTwo', dueBy: 'May 1, 2026', ...declared },
    /9:15:03 PM UTC.*RT-7K2M4X.*One\nTwo.*by May 1, 2026/su,
  ],
  [{ step: 'ended' }, /href="\/withdraw"/u],
  [{ step: 'nothing-left' }, /already cancelled/u],
];

describe('the withdrawal page', () => {
  vi.spyOn(console, 'error');
  const { renderWithdrawal, renderNotFound } = pageRenderer({
    template,
    publicAddress: 'https://shop.example',
    linkedPages: () => Promise.resolve([]),
    offersWithdrawal: () => Promise.resolve(true),
  });

  it.each(steps)(
    'shows the step $step without scripts, and nothing typed becomes markup',
    async (page, text) => {
      const html = await renderWithdrawal(page, '/withdraw/confirm');
      expect(html).toMatch(text);
      expect(html).not.toMatch(/<b>PW-1|<script>alert|Ring <42>/u);
      expect(vi.mocked(console.error).mock.calls).toEqual([]);
    },
  );

  it('is linked in the footer of server-rendered pages', async () => {
    expect(await renderNotFound()).toMatch(/<footer.*href="\/withdraw"[^>]*>Withdraw from contract</su);
  });
});
