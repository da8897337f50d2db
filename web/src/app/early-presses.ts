/** Inline script that queues button clicks until {@link readyEvent}, then repeats them. The CSP allows its hash. */
export const earlyPressScript = `<script>{
  const held = new Set();
  const hold = (event) => {
    const button = event.target.closest("button:not([popovertarget])");
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.delete(button);
    held.add(button);
    button.setAttribute("aria-busy", "true");
  };
  const press = () => {
    removeEventListener("click", hold, true);
    for (const button of held) {
      button.removeAttribute("aria-busy");
      button.click();
    }
    held.clear();
  };
  addEventListener("click", hold, true);
  addEventListener("app-ready", press);
  addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && press(), true);
}</script>`;

export const readyEvent = 'app-ready';
