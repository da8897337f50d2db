/**
 * Inline script that queues button clicks until {@link readyEvent}, then repeats them. Finds a button that was rendered
 * again by its position. The CSP allows the script's hash.
 */
export const earlyPressScript = `<script>{
  const held = new Map();
  const buttons = () => Array.from(document.querySelectorAll("button"));
  const hold = (event) => {
    const button = event.target.closest("button:not([popovertarget])");
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.delete(button);
    held.set(button, buttons().indexOf(button));
    button.setAttribute("aria-busy", "true");
  };
  const press = () => {
    removeEventListener("click", hold, true);
    const now = buttons();
    for (const [button, index] of held) {
      button.removeAttribute("aria-busy");
      (button.isConnected ? button : now[index])?.click();
    }
    held.clear();
  };
  addEventListener("click", hold, true);
  addEventListener("app-ready", press);
  addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && press(), true);
}</script>`;

export const readyEvent = 'app-ready';
