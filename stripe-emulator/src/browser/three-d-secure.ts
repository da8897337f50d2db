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

function text(tag: 'h2' | 'p', content: string, id: string): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = content;
  node.id = id;
  return node;
}

function button(label: string, value: string): HTMLButtonElement {
  const node = document.createElement('button');
  node.type = 'submit';
  node.value = value;
  node.textContent = label;
  return node;
}

function amountText({ amount, currency }: PaymentIntent): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function dialogFor(intent: PaymentIntent): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'sentence');
  const form = document.createElement('form');
  form.method = 'dialog';
  const choices = document.createElement('div');
  choices.className = 'choices';
  const complete = button('Complete authentication', 'complete');
  complete.className = 'primary';
  choices.append(complete, button('Fail authentication', 'fail'));
  const sentence = `Your bank asks whether you mean to pay ${amountText(intent)}. This is a test: choose its answer.`;
  form.append(text('h2', '3-D Secure test', 'title'), text('p', sentence, 'sentence'), choices);
  dialog.append(form);
  return dialog;
}

/** Opens a modal dialog in which the user chooses the result of 3-D Secure. Escape counts as a failure. */
export function askForAuthentication(intent: PaymentIntent): Promise<'complete' | 'fail'> {
  const host = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const dialog = dialogFor(intent);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
  });
}
