import firebaseConfig from '../../../firebase.json' with { type: 'json' };

/** Headers that Hosting adds to static pages. Rendered pages send the same ones. */
export const pageHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  firebaseConfig.hosting.headers
    .filter((rule) => rule.source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
);
