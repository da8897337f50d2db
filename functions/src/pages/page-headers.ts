import firebaseConfig from '../../../firebase.json' with { type: 'json' };

/** Hosting's headers, so that rendered pages have the same ones. */
export const pageHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  firebaseConfig.hosting.headers
    .filter((rule) => rule.source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
);
