import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { ask, type Target } from './target.ts';
import { verdictOf, type Verdict } from './verdict.ts';

const typeOf: Readonly<Record<string, RegExp>> = {
  js: /javascript/u,
  css: /^text\/css/u,
  woff2: /font/u,
  json: /json/u,
  webmanifest: /json/u,
};
const image = /^image\//u;
const namedFile = /(?:src|href)="(\/[^"?#]+\.(?:js|css|webp|avif|png|svg|ico|jpg|woff2|webmanifest))"/gu;

/** Checks that prerendered, server-rendered and client-side pages load, with every file they reference. */
export async function checkPages(target: Target): Promise<Verdict> {
  const paths = ['/', '/parts', ...(await firstPart(target)), '/signIn'];
  const pages = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(target, path) })));
  const files = new Set<string>();
  for (const { answer } of pages)
    for (const [, file = ''] of (await answer.text()).matchAll(namedFile)) files.add(file);
  const problems = [
    ...pages.flatMap(({ path, answer }) => problemOf(path, answer, /^text\/html/u)),
    ...(await Promise.all([...files].map((file) => problemOfFile(target, file)))).flat(),
  ];
  if (files.size === 0) problems.push('The pages name no files.');
  const advice = problems.length === 0 ? [] : ['Deploy again: npx firebase deploy --only functions,hosting.'];
  return verdictOf(
    [...problems, ...advice],
    `${String(pages.length)} pages and their ${String(files.size)} files exist.`,
  );
}

async function firstPart(target: Target): Promise<string[]> {
  const answer = await ask(target, '/product?limit=1');
  const [product] = answer.ok ? ((await answer.json()) as { slug: string }[]) : [];
  return product === undefined ? [] : [`/parts/${product.slug}`];
}

async function problemOfFile(target: Target, file: string): Promise<string[]> {
  return problemOf(
    file,
    await ask(target, file, { method: 'HEAD' }),
    typeOf[file.split('.').at(-1) ?? ''] ?? image,
  );
}

function problemOf(path: string, { status, headers }: Response, wanted: RegExp): string[] {
  const type = headers.get('content-type') ?? 'no type';
  return status === 200 && wanted.test(type) ? [] : [`${path} answers ${String(status)}, ${type}.`];
}

/** Checks that pages have the headers of firebase.json, and that the function sends `nosniff`. */
export async function checkHeaders(target: Target): Promise<Verdict> {
  const [page, call] = await Promise.all([ask(target, '/'), ask(target, '/health')]);
  const wanted = firebaseConfig.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const missing = wanted.filter(({ key }) => page.headers.get(key) === null).map(({ key }) => key);
  const problems = [
    ...(missing.length === 0 ? [] : [`The pages lack ${missing.join(', ')}: deploy hosting again.`]),
    ...(call.headers.get('x-content-type-options') === 'nosniff' ? [] : ['The function sends no nosniff.']),
  ];
  return verdictOf(problems, 'The pages have the headers of firebase.json.');
}

/** Checks that the API rejects requests from other origins. */
export async function checkCors(target: Target): Promise<Verdict> {
  const headers = { origin: 'https://attacker.example', 'access-control-request-method': 'GET' };
  const { headers: answered } = await ask(target, '/product', { method: 'OPTIONS', headers });
  const allowed = answered.get('access-control-allow-origin');
  const isOpen = allowed === '*' || allowed === headers.origin;
  return verdictOf(
    isOpen ? [`Pages of any site may call the API (${allowed}). Correct ALLOWED_ORIGINS.`] : [],
    'Pages of other sites may not call the API.',
  );
}
