/**
 * `npm run smoke:webkit`: starts the seeded shop and buys a part in WebKitGTK, the engine closest to Safari on Linux.
 * Checks ten steps from the home page to sign-out. Needs Debian's packages webkit2gtk-driver, xvfb and xauth.
 */
import { execa } from 'execa';
import { freePort } from './lib/free-port.ts';
import { makeRunFolder } from './lib/repo.ts';
import { endOrphans, startServer, stopServers } from './lib/server-process.ts';
import { host } from './lib/settings.ts';
import { openShopForTests } from './lib/shop-for-tests.ts';
import { Browser } from './lib/webdriver.ts';

type Step = (browser: Browser, shop: string) => Promise<void>;

/** Returns the script of a visible element with this text. */
const named = (tag: string, text: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(tag)})]
    .find((found) => found.textContent.trim() === ${JSON.stringify(text)} && found.checkVisibility())`;

/** Returns the script of the field whose label starts with this text. */
const field = (label: string): string =>
  `[...document.querySelectorAll('main label')]
    .find(({ textContent }) => textContent.startsWith(${JSON.stringify(label)}))?.control`;

/** Returns the script of a field in the shadow root of the offline card provider. */
const cardField = (name: string): string =>
  `[...document.querySelectorAll('main form *')].find(({ shadowRoot }) => shadowRoot)
    ?.shadowRoot.querySelector(${JSON.stringify(`input[autocomplete=${name}]`)})`;

const shows = (text: string): string =>
  `document.body.textContent.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`;
const isAt = (path: string): string => `location.pathname.startsWith(${JSON.stringify(path)})`;
const searchField = `[...document.querySelectorAll('input[aria-label="Search parts"]')]
    .find((found) => found.checkVisibility())`;
const payButton = `document.querySelector('main form [type=submit]:not(:disabled, [aria-disabled=true])')`;
const isHydrated = `document.documentElement.dataset.app === 'ready'`;
const enter = '\uE007';

/** Steps by name. They run one after another in the same tab. */
const steps: Readonly<Record<string, Step>> = {
  'home shows six products': async (browser, shop) => {
    await browser.load(`${shop}/`, isHydrated);
    await browser.waitFor(`document.querySelectorAll('[aria-labelledby=products] article').length === 6`);
  },
  'search finds a part': async (browser, shop) => {
    await browser.load(`${shop}/parts`, isHydrated);
    await browser.type(searchField, `meridian chain${enter}`);
    await browser.waitFor(named('main article a', 'Meridian Chain 12-Speed'));
  },
  'part page shows its SKU': async (browser) => {
    await browser.click(named('main article a', 'Meridian Chain 12-Speed'));
    await browser.waitFor(isAt('/parts/meridian-chain-12'));
    await browser.waitFor(shows('PW-CH12-126'));
  },
  'Add to cart adds the part': async (browser) => {
    await browser.click(named('main button', 'Add to cart'));
    await browser.waitFor(shows('1 in your cart'));
  },
  'cart lists the part': async (browser, shop) => {
    await browser.load(`${shop}/cart`, isHydrated);
    await browser.waitFor(`document.querySelector('main').textContent.includes('Meridian Chain 12-Speed')`);
  },
  'sign-in leads back to checkout': async (browser) => {
    await browser.click(named('main a', 'Check out'));
    await browser.waitFor(isAt('/signIn'));
    await browser.type(field('Email'), 'customer@example.com');
    await browser.type(field('Password'), 'pedal-customer');
    await browser.click(named('main button', 'Sign in'));
    await browser.waitFor(isAt('/checkout'));
  },
  'checkout places an order': async (browser) => {
    await browser.type(field('Street'), '1 Foundry Lane');
    await browser.type(field('ZIP'), '97209');
    await browser.type(field('City'), 'Portland');
    await browser.click(`[...${field('State')}.options].find(({ value }) => value === 'OR')`);
    await browser.click(named('main button', 'Place order'));
    await browser.waitFor(isAt('/dashboard/payment/'));
  },
  'card fields accept a card': async (browser) => {
    await browser.type(cardField('cc-number'), '4242424242424242');
    await browser.type(cardField('cc-exp'), '1234');
    await browser.type(cardField('cc-csc'), '123');
    await browser.waitFor(`${cardField('cc-number')}.value === '4242 4242 4242 4242'`);
  },
  'Pay charges the card': async (browser) => {
    await browser.click(payButton);
    await browser.waitFor(shows('Congrats! your payment is completed'));
  },
  'Sign Out ends the session': async (browser) => {
    await browser.click(named('nav button', 'Sign Out'));
    await browser.waitFor(`${isAt('/')} && localStorage.getItem('accessToken') === null`);
    await browser.waitFor(named('nav a', 'Sign In'));
  },
};

async function startDriver(): Promise<string> {
  const port = await freePort();
  await startServer({
    title: 'WebKitWebDriver',
    folder: await makeRunFolder('webkit'),
    command: ['xvfb-run', '--auto-servernum', 'WebKitWebDriver', `--host=${host}`, `--port=${port}`],
    // It prints nothing when it is ready. Opening a session retries.
    readyLine: '',
  });
  return `http://${host}:${port}`;
}

/** Runs the steps until one fails. Returns the number of passed steps. */
async function runSteps(shop: string, browser: Browser): Promise<number> {
  let passed = 0;
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(browser, shop);
    } catch (error) {
      console.log(`✗ ${name}\n${error instanceof Error ? error.message : 'Unknown error'}`);
      console.log('The other steps did not run.');
      return passed;
    }
    console.log(`✓ ${name}`);
    passed += 1;
  }
  return passed;
}

async function smoke(): Promise<number> {
  try {
    const { PEDALWORKS_URL: shop = '' } = await openShopForTests(console.log);
    const browser = await Browser.open(await startDriver());
    const passed = await runSteps(shop, browser);
    await browser.close();
    return passed;
  } finally {
    await stopServers();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopServers().then(() => process.exit(130)));

const programs = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
if ((await execa('which', programs, { reject: false })).failed) {
  console.error('The smoke run needs WebKitGTK: apt-get install webkit2gtk-driver xvfb xauth');
  process.exit(1);
}
await endOrphans();
const passed = await smoke();
const failed = Object.keys(steps).length - passed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
