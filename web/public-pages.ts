import { heroSizes, heroSources } from './src/features/company/hero-pictures.ts';

/** A page that is drawn at build time. */
export interface PublicPage {
  /** An address that leads to it. */
  readonly path: string;
  /** The HTML file Hosting serves for it. */
  readonly file: string;
  /** The module of its screen, below src/screens. */
  readonly screen: string;
  /** What search engines show of it. */
  readonly description: string;
  /** What it needs soonest, as `<link>` elements in order; those with `data-call` are calls of the API. */
  readonly preloads?: readonly string[];
  /** Whether its first picture goes before its scripts and most of its styles (late-scripts.js). */
  readonly opensWithPicture?: boolean;
}

/** The lists are asked for while the scripts are, by the same addresses as the app asks, which then takes the answers over. */
const home = {
  screen: 'home.tsx',
  description:
    'Pedalworks makes bicycle parts: cranks, rings, hubs, rims and the small metal that holds them together. Buy from the people who machine them.',
  opensWithPicture: true,
  preloads: [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${heroSources(1, 'avif')}" imagesizes="${heroSizes}" fetchpriority="high">`,
    '<link data-call="/product?limit=6">',
    '<link data-call="/review?limit=6">',
  ],
} as const;

export const publicPages: readonly PublicPage[] = [
  { path: '/', file: 'index.html', ...home },
  { path: '/home', file: 'home.html', ...home },
  {
    path: '/about',
    file: 'about.html',
    screen: 'about.tsx',
    description:
      'Thirty-one people and eleven machines in Portland: how Pedalworks makes bicycle parts, and the terms it sells them under.',
  },
  {
    path: '/blogs',
    file: 'blogs.html',
    screen: 'blogs.tsx',
    description:
      'Questions about React that every new colleague asks, with the answers we give: state, keys, effects and speed.',
  },
  {
    path: '/myPortfolio',
    file: 'myPortfolio.html',
    screen: 'my-portfolio.tsx',
    description: 'Ines Vogt, toolmaker and head of design at Pedalworks: selected work and how she got here.',
  },
  {
    path: '/signIn',
    file: 'signIn.html',
    screen: 'sign-in.tsx',
    description: 'Sign in to Pedalworks to order bicycle parts, follow your orders and leave a review.',
  },
  {
    path: '/signup',
    file: 'signup.html',
    screen: 'sign-up.tsx',
    description: 'Make a Pedalworks account: one for ordering, paying and reviewing.',
  },
  {
    path: '/404',
    file: '404.html',
    screen: 'not-found.tsx',
    description: 'Nothing is filed under this address.',
  },
];
