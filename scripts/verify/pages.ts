import { ask, type Target } from './target.ts';

const namedFile = /(?:src|href)="(\/[^"?#]+\.(?:js|css|webp|avif|png|svg|ico|jpg|woff2|webmanifest))"/gu;

/** Checks that prerendered, server-rendered and client-side pages load, with every file they reference. */
export async function checkPages(target: Target): Promise<readonly string[]> {
  const paths = ['/', '/parts', ...(await firstPart(target)), '/signIn'];
  const pages = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(target, path) })));
  const files = new Set<string>();
  for (const { answer } of pages)
    for (const [, file = ''] of (await answer.text()).matchAll(namedFile)) files.add(file);
  const problems = [
    ...pages.flatMap(({ path, answer }) => problemOf(path, answer, true)),
    ...(await Promise.all([...files].map((file) => problemOfFile(target, file)))).flat(),
    ...(files.size === 0 ? ['The pages name no files.'] : []),
  ];
  return problems.length === 0
    ? []
    : [...problems, 'Deploy again: npx firebase deploy --only functions,hosting.'];
}

async function firstPart(target: Target): Promise<string[]> {
  const answer = await ask(target, '/product?limit=1');
  const [product] = answer.ok ? ((await answer.json()) as { slug: string }[]) : [];
  return product === undefined ? [] : [`/parts/${product.slug}`];
}

async function problemOfFile(target: Target, file: string): Promise<string[]> {
  return problemOf(file, await ask(target, file, { method: 'HEAD' }), false);
}

/** Hosting answers a missing file with a page, so a file must not be HTML. */
function problemOf(path: string, { status, headers }: Response, isPage: boolean): string[] {
  const type = headers.get('content-type') ?? 'no type';
  const isExpected = status === 200 && type.startsWith('text/html') === isPage;
  return isExpected ? [] : [`${path} answers ${String(status)}, ${type}.`];
}
