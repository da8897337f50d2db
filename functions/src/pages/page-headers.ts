import firebaseConfig from '../../../firebase.json' with { type: 'json' };

/** Headers that Hosting sends with static pages, for rendered pages too. */
export const pageHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  firebaseConfig.hosting.headers
    .filter((rule) => rule.source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
);
