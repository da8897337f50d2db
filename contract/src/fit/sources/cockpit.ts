import { source } from './source.ts';

export const cockpitSources = {
  'urbanvelo-bars': source(
    'Urban Velo 12: handlebars',
    'https://www.urbanvelo.org/issue12/urbanvelo12_p70-71.html',
  ),
  'bikegremlin-bars': source(
    'BikeGremlin: handlebar dimension standards',
    'https://bike.bikegremlin.com/3784/bicycle-handlebar-dimension-standards/',
  ),
  'bikeman-bars': source(
    'Bikeman: handlebar diameters',
    'http://www.bikeman.com/bicycle-repair-tech-info/bikeman-tech-info/1637-handlebar-diameters',
  ),
  'flowmtb-steerers': source(
    'Flow Mountain Bike: steerer standards',
    'https://flowmountainbike.com/features/standards-aint-so-steering-in-a-new-direction/',
  ),
  'sheldon-headsets': source(
    'Sheldon Brown: headset sizes, by steerer and quill stem',
    'https://www.sheldonbrown.com/cribsheet-headsets.html',
  ),
  'cane-creek-headsets': source(
    'Cane Creek: headset identification guide (S.H.I.S.)',
    'https://doczz.net/doc/5531034/integrated-headsets',
  ),
  'cane-creek-finder': source('Cane Creek: headset fit finder', 'https://canecreek.com/headset-fit-finder/'),
  'unior-headsets': source(
    'Unior USA: headset standards explained',
    'https://uniorusa.com/blogs/tech-tips/headset-standards-explained-shis-chart',
  ),
  'bikegremlin-seatposts': source(
    'BikeGremlin: seatpost sizes',
    'https://bike.bikegremlin.com/3114/seat-post-diameter-sizes-standards/',
  ),
  'compulsion-clamps': source(
    'Compulsion Cycles: seat clamps',
    'https://www.compulsioncycles.com/product-category/clamps/',
  ),
  'bicyclevolt-clamps': source(
    'Bicycle Volt: choosing a seatpost clamp',
    'https://bicyclevolt.com/guide-to-choosing-seatpost-clamp-plus-size-chart/',
  ),
  'saddle-rails': source(
    '52-36t: carbon rails and saddle clamps',
    'https://52-36t.com/san-marco-and-the-specialized',
  ),
  'corki-bottles': source(
    'Corki Cycles: bottle cages',
    'https://www.corkicycles.com/blogs/news/how-to-mount-a-bike-water-bottle-cage',
  ),
  'loopdrive-bosses': source(
    'Loopdrive: bottle bosses, M5, 64 mm apart',
    'https://loopdrive.net/2017/05/tested-improved-further.html',
  ),
  'iso-4762': source(
    'Geartoolkit: ISO 4762, hexagon sockets by thread',
    'https://geartoolkit.com/standard/iso/iso-4762/',
  ),
  'shimano-rotor-bolts': source(
    'Shimano BR-M416-A service instructions: rotor bolts, T25',
    'https://manuzoid.com/manuals/5rN8G-Shimano%20BR-M416-A%20Service%20Instructions',
  ),
};
