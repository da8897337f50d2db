import firebaseConfig from '../../../firebase.json' with { type: 'json' };

/** The headers that Hosting sends with every page, so that a page drawn here has the same wherever it is asked for. */
export const pageHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  firebaseConfig.hosting.headers
    .filter((rule) => rule.source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
);
