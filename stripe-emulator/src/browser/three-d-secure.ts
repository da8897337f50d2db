import type { PaymentIntent } from '@stripe/stripe-js';

const sheetText = `
dialog { box-sizing: border-box; width: min(400px, calc(100vw - 32px)); padding: 24px; border: 1px solid #8a94a6;
  border-radius: 8px; font: 400 16px/1.5 system-ui, sans-serif; color: #1a1f36; background: #fff; }
dialog::backdrop { background: rgb(0 0 0 / 55%); }
h2 { margin: 0 0 8px; font-size: 20px; }
p { margin: 0 0 16px; }
.choices { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #4b5468; border-radius: 4px; font: inherit;
  color: #1a1f36; background: #fff; cursor: pointer; }
button.primary { color: #fff; background: #1f4fbf; border-color: #1f4fbf; }
button:focus-visible { outline: 3px solid #7aa2ff; outline-offset: 2px; }
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
    <div class="choices">
      <button class="primary" value="complete">Complete authentication</button>
      <button value="fail">Fail authentication</button>
    </div>
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
