import { setTimeout as delay } from 'node:timers/promises';

/** Key of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const stepWithinMs = 20_000;

interface Answer {
  readonly value: unknown;
}

/** Browser session of a WebDriver server (https://www.w3.org/TR/webdriver2/). Every method retries for 20 seconds. */
export class Browser {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens a window of 1440 × 900 pixels. */
  static async open(driver: string): Promise<Browser> {
    const opened = await retried(() => call('POST', `${driver}/session`, { capabilities: {} }));
    const { sessionId } = opened as { readonly sessionId: string };
    const browser = new Browser(`${driver}/session/${sessionId}`);
    await call('POST', `${browser.#session}/window/rect`, { width: 1440, height: 900 });
    return browser;
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session);
  }

  /** Loads a page and waits until an expression is truthy. */
  async load(url: string, script: string): Promise<void> {
    await call('POST', `${this.#session}/url`, { url });
    await this.waitFor(script);
  }

  /**
   * Waits until an expression, evaluated in the page, is truthy: an element, for example.
   */
  async waitFor(script: string): Promise<void> {
    await retried(async () => {
      if ((await this.#run(`Boolean(${script})`)) === true) return;
      const page = await this.#run('location.pathname + " " + document.querySelector("main")?.innerText');
      throw new Error(
        `Waited in vain for ${script} at ${String(page).replaceAll(/\s+/gu, ' ').slice(0, 300)}`,
      );
    });
  }

  /** Clicks the element that a script returns. */
  async click(script: string): Promise<void> {
    await retried(async () => {
      await call('POST', `${await this.#find(script)}/click`, {});
    });
  }

  /** Types into the element that a script returns. */
  async type(script: string, text: string): Promise<void> {
    await retried(async () => {
      await call('POST', `${await this.#find(script)}/value`, { text });
    });
  }

  #run(script: string): Promise<unknown> {
    return call('POST', `${this.#session}/execute/sync`, { script: `return ${script}`, args: [] });
  }

  async #find(script: string): Promise<string> {
    const found = (await this.#run(script)) as Readonly<Record<string, string>> | null;
    const id = found?.[elementKey];
    if (id === undefined) throw new Error(`The page has no ${script}.`);
    return `${this.#session}/element/${id}`;
  }
}

/** Calls a function until it succeeds, or until the time of a step is over. */
async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() - began > stepWithinMs) throw error;
      await delay(150);
    }
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebDriver: ${error}. ${message}`);
}
