/** Page that is prerendered at build time. */
export interface PublicPage {
  readonly path: string;
  /** File name in `src/screens`, without `.tsx`. */
  readonly screen: string;
  readonly description: string;
  readonly head?: string;
  /** Canonical path if it differs from `path`; null for no canonical link. */
  readonly canonical?: string | null;
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/about',
    screen: 'about',
    description:
      'Thirty-one people and eleven machines in Portland: how Pedalworks makes bicycle parts, and the terms it sells them under.',
  },
  {
    path: '/blogs',
    screen: 'blogs',
    description:
      'Questions about React that every new colleague asks, with the answers we give: state, keys, effects and speed.',
  },
  {
    path: '/myPortfolio',
    screen: 'my-portfolio',
    description: 'Ines Vogt, toolmaker and head of design at Pedalworks: selected work and how she got here.',
  },
  {
    path: '/bike',
    screen: 'bike',
    description:
      'Nine questions about your bike, each with a drawing that shows where to look. Then every part says whether it fits.',
  },
  {
    path: '/cart',
    screen: 'cart',
    description: 'The parts in your cart, at today’s prices.',
    head: '<meta name="robots" content="noindex">',
    canonical: null,
  },
  {
    path: '/signIn',
    screen: 'sign-in',
    description: 'Sign in to order parts, follow your orders and leave a review.',
  },
  {
    path: '/signup',
    screen: 'sign-up',
    description: 'One account for ordering, paying and reviewing.',
  },
  {
    path: '/404',
    screen: 'not-found',
    description: 'There is no page at this address.',
    canonical: null,
  },
];

/** Screens that are prerendered or server-rendered, by route path. */
export const renderedScreens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(publicPages.map(({ path, screen }) => [routeOf(path), screen])),
  '/': 'home',
  home: 'home',
  parts: 'parts',
  'parts/:slug': 'part',
  standards: 'standards',
  'standards/:key': 'standard',
  'pages/:key': 'owner-page',
  withdraw: 'withdraw',
  'withdraw/:step': 'withdraw',
};

function routeOf(path: string): string {
  return path === '/404' ? '*' : path.slice(1) || '/';
}
