import type { PaymentIntent } from '@stripe/stripe-js';

const sheetText = `
dialog { box-sizing: border-box; max-width: min(400px, calc(100vw - 32px)); padding: 24px; border: 1px solid;
  border-radius: 8px; font: 16px/1.5 system-ui, sans-serif; }
dialog::backdrop { background: rgb(0 0 0 / 55%); }
h2 { margin: 0 0 8px; font-size: 20px; }
button { min-height: 44px; margin: 0 8px 8px 0; padding: 0 16px; font: inherit; }
`;

function amountText({ amount, currency }: PaymentIntent): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

const dialogHtml = (amount: string): string => `
<dialog aria-labelledby="title" aria-describedby="sentence">
  <form method="dialog">
    <h2 id="title">3-D Secure test</h2>
    <p id="sentence">Your bank asks whether you mean to pay ${amount}. This is a test: choose its answer.</p>
    <button value="complete">Complete authentication</button>
    <button value="fail">Fail authentication</button>
  </form>
</dialog>`;

/** Opens a modal dialog in which the user chooses the result of 3-D Secure. Escape counts as a failure. */
export function askForAuthentication(intent: PaymentIntent): Promise<'complete' | 'fail'> {
  const host = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = dialogHtml(amountText(intent));
  document.body.append(host);
  const [dialog] = root.querySelectorAll('dialog');
  if (dialog === undefined) return Promise.resolve('fail');
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
  });
}
