import { source } from './source.ts';

export const brakeSources = {
  'brainybiker-centre-lock': source(
    'Brainy Biker: six-bolt rotors and centre-lock hubs',
    'https://brainybiker.com/the-compatibility-of-6-bolt-rotors-and-centerlock-hubs/',
  ),
  'dcrwheels-rotors': source(
    'DCR Wheels: axle interfaces and rotor types',
    'https://dcrwheels.co.uk/custom-wheelsets/axle-interfaces-and-rotor-type/',
  ),
  'escape-lockrings': source(
    'Escape Collective: Threaded 17, centre-lock rotor lockrings',
    'https://escapecollective.com/threaded-17-centerlock-rotor-lockring-things',
  ),
  'brainybiker-lockrings': source(
    'Brainy Biker: interchangeability of centre-lock lockrings',
    'https://brainybiker.com/analyzing-the-interchangeability-of-centerlock-lockrings/',
  ),
  'tbs-rotors': source(
    'TBS Bike Parts: 200 mm and 203 mm rotors',
    'https://www.tbsbikeparts.com/blog/200mm-rotor-vs-203mm-rotor-whats-the-difference/',
  ),
  'velonews-rotors': source(
    'VeloNews: thickness of brake rotors',
    'http://www.velonews.com/2011/10/mtb/tech-faq-lennard-zinn-on-rotors-and-drilling-frame-drain-holes_252053',
  ),
  'bikeman-mounts': source(
    'Bikeman: 51 mm International Standard and 74 mm post mount',
    'https://www.bikeman.com/bicycle-repair-tech-info/bikeman-tech-info/1638-51mm-international-standard-74mm-post-mount',
  ),
  'arts-cyclery-mounts': source(
    'Art’s Cyclery: disc brake adapters',
    'http://blog.artscyclery.com/keeping-the-rubber-side-down/rubber-side-down-disc-brake-adapters/',
  ),
  'nomulab-flat-mount': source('Nomulab: flat mount', 'https://nomulabworkshop.com/posts/5063.html'),
  'handsonbike-flat-mount': source(
    'Hands on Bike: flat-mount calipers for 140 and 160 mm',
    'https://handsonbike.blogspot.com/2018/10/fabike-c3-brake-calipers-and-sks.html',
  ),
  'miles-pads': source(
    'Miles Racing: Shimano brake pad compatibility',
    'https://www.milesracing.us/blogs/journal/shimano-brake-pad-compatibility-guide',
  ),
  'cyclabo-pads': source('Cyclabo: Shimano brake pads', 'https://www.cyclabo.com/topics/gc0u5ldg9n'),
  'bike-advisor-fluids': source(
    'Bike Advisor: mineral oil and DOT brake fluid',
    'https://bike-advisor.com/bicycle-guides/the-differences-between-mineral-oil-and-dot-brake-fluid.html',
  ),
  'bikegremlin-brake-pull': source(
    'BikeGremlin: mechanical brake compatibility',
    'https://bike.bikegremlin.com/1402/mechanical-bicycle-brake-compatibility/',
  ),
  'urbanvelo-brake-pull': source(
    'Urban Velo 21: brake levers and cable pull',
    'https://www.urbanvelo.org/issue21/p86-87.html',
  ),
  'mt-hipo-hoses': source(
    'MT-Hipo: two kinds of Shimano brake hose',
    'http://mt-hipo.com/home/2021/02/02/%E3%82%B7%E3%83%9E%E3%83%8E%E3%80%80%E6%B2%B9%E5%9C%A7%E3%83%96%E3%83%AC%E3%83%BC%E3%82%AD%E3%83%9B%E3%83%BC%E3%82%B9%E8%A6%8F%E6%A0%BC%E3%80%802%E7%A8%AE%E9%A1%9E/',
  ),
};
