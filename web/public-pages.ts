import { heroSizes, heroSources } from './src/features/company/hero-pictures.ts';

/** A page that is prerendered when the shop is built. */
export interface PublicPage {
  /** An address that leads to it. */
  readonly path: string;
  /** The HTML file Hosting serves for it. */
  readonly file: string;
  /** What search engines show of it. */
  readonly description: string;
  /** More elements for the head. */
  readonly head?: string;
  /** The path of the canonical address where that is another one; null for a page nobody shares. */
  readonly canonical?: string | null;
}

const home = {
  description:
    'Pedalworks makes bicycle parts: cranks, rings, hubs, rims and the small metal that holds them together. Buy from the people who machine them.',
  head: `<link rel="preload" as="image" type="image/avif" imagesrcset="${heroSources(1, 'avif')}" imagesizes="${heroSizes}" fetchpriority="high">`,
};

export const publicPages: readonly PublicPage[] = [
  { path: '/', file: 'index.html', ...home },
  { path: '/home', file: 'home.html', ...home, canonical: '/' },
  {
    path: '/about',
    file: 'about.html',
    description:
      'Thirty-one people and eleven machines in Portland: how Pedalworks makes bicycle parts, and the terms it sells them under.',
  },
  {
    path: '/blogs',
    file: 'blogs.html',
    description:
      'Questions about React that every new colleague asks, with the answers we give: state, keys, effects and speed.',
  },
  {
    path: '/myPortfolio',
    file: 'myPortfolio.html',
    description: 'Ines Vogt, toolmaker and head of design at Pedalworks: selected work and how she got here.',
  },
  {
    path: '/cart',
    file: 'cart.html',
    description: 'What you have chosen, at today’s prices.',
    head: '<meta name="robots" content="noindex">',
    canonical: null,
  },
  {
    path: '/signIn',
    file: 'signIn.html',
    description: 'Sign in to order parts, follow your orders and leave a review.',
  },
  {
    path: '/signup',
    file: 'signup.html',
    description: 'One account for ordering, paying and reviewing.',
  },
  { path: '/404', file: '404.html', description: 'Nothing is filed under this address.', canonical: null },
];
