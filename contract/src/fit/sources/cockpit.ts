import { source } from './source.ts';

export const cockpitSources = {
  'sheldon-handlebars': source(
    'Sheldon Brown: handlebar and stem dimensions',
    'https://www.sheldonbrown.com/cribsheet-handlebars.html',
  ),
  'bikegremlin-bars': source(
    'BikeGremlin: handlebar dimension standards',
    'https://bike.bikegremlin.com/3784/bicycle-handlebar-dimension-standards/',
  ),
  'problem-solvers-bar-shims': source(
    'Problem Solvers: handlebar clamp shims',
    'https://problemsolversbike.com/products/handlebar-clamp-shims',
  ),
  'park-headset-codes': source(
    'Park Tool: Standardized Headset Identification System',
    'https://www.parktool.com/en-us/blog/repair-help/standardized-headset-identification-system',
  ),
  'cane-creek-headsets': source(
    'Cane Creek: guide to identifying a headset (S.H.I.S.)',
    'https://www.canecreek.com/pages/the-ultimate-guide-to-identifying-and-choosing-a-bicycle-headset',
  ),
  'sheldon-headsets': source(
    'Sheldon Brown: headset sizes',
    'https://www.sheldonbrown.com/cribsheet-headsets.html',
  ),
  'park-threadless-stems': source(
    'Park Tool: threadless stem removal and installation',
    'https://www.parktool.com/en-us/blog/repair-help/stem-removal-installation-threadless',
  ),
  'park-quill-stems': source(
    'Park Tool: quill stem removal and installation',
    'https://www.parktool.com/en-us/blog/repair-help/stem-removal-installation-quill-stems',
  ),
  'cotic-lower-cup': source(
    'Cotic: 44 mm head tubes and the external lower cup',
    'http://www.cotic.co.uk/geek/page/44mm',
  ),
  'sheldon-seatposts': source(
    'Sheldon Brown: seatpost sizes',
    'https://www.sheldonbrown.com/seatpost-sizes.html',
  ),
  'park-seatposts': source(
    'Park Tool: how to remove and install a seatpost',
    'https://www.parktool.com/en-us/blog/repair-help/how-to-remove-and-install-a-seatpost',
  ),
  'bikegremlin-seatposts': source(
    'BikeGremlin: seatpost sizes',
    'https://bike.bikegremlin.com/3114/seat-post-diameter-sizes-standards/',
  ),
  'compulsion-clamps': source(
    'Compulsion Cycles: seat clamps',
    'https://www.compulsioncycles.com/product-category/clamps/',
  ),
  'ritchey-rails': source(
    'Ritchey: rail clamps of 7 × 7 and 7 × 10 mm',
    'https://ritcheylogic.com/bike/seatposts/wcs-carbon-1-bolt-seatpost-complete-clampset',
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
  'park-threads': source(
    'Park Tool: basic thread concepts',
    'https://www.parktool.com/en-us/blog/repair-help/basic-thread-concepts',
  ),
};
