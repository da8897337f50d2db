import { source } from './source.ts';

export const wheelSources = {
  'boyd-hubs': source('Boyd Cycling: hub standards', 'https://boydcycling.com/blogs/news/hub-standards'),
  'gearjunkie-hubs': source(
    'GearJunkie: bicycle hub standards explained',
    'https://gearjunkie.com/biking/bicycle-hub-standards-explained',
  ),
  'park-axle-taps': source(
    'Park Tool: taps for the threads of thru-axles',
    'https://www.parktool.com/en-us/product/thru-axle-tap-set-tap-ta-set',
  ),
  'hardlite-axles': source(
    'Hardlite: how to measure a thru-axle',
    'https://hardlite-components.com/2020/11/19/how-to-measure-a-bicycle-thru-axle/',
  ),
  'tiparts-axles': source(
    'Ti-Parts: how to measure a thru-axle',
    'https://tipartstitanium.com/blogs/guides/upgrading-your-thru-axles-read-our-bicycle-thru-axle-measuring-guide',
  ),
  'sheldon-tyre-sizes': source(
    'Sheldon Brown: tyre sizing systems',
    'https://www.sheldonbrown.com/tire-sizing.html',
  ),
  'schwalbe-tyre-sizes': source(
    'Schwalbe: tyre sizes (ETRTO)',
    'https://www.schwalbetires.com/technology-faq/tire-sizes/',
  ),
  'schwalbe-rims': source(
    'Schwalbe: tyre dimensions, and which tyre fits which rim (ETRTO)',
    'https://www.schwalbetires.com/technology-faq/tire-dimensions/',
  ),
  'vittoria-rims': source(
    'Vittoria: ETRTO standards of 2020, rim widths by tyre',
    'https://www.vittoria.com/us/etrto-bike-tires',
  ),
  'mavic-rims': source(
    'Mavic: the right tyre width on the right rim width',
    'http://engineerstalk.mavic.com/en/the-right-tyre-width-on-the-right-rim-width/',
  ),
  'chris-king-hookless': source(
    'Chris King: wheel and tire statement (PDF)',
    'https://cdn.shopify.com/s/files/1/2920/2114/files/Chris_King_Wheel_Tire_Statement.pdf',
  ),
  'roadcc-hookless': source(
    'road.cc: hookless rims and the ISO minimum of 29 mm',
    'https://road.cc/content/tech-news/conversation-zipp-about-hookless-rims-307895',
  ),
  'schwalbe-road': source(
    'Schwalbe: road bike technology',
    'https://www.schwalbe.com/en/road-bike-technology',
  ),
  'schwalbe-tubeless': source(
    'Schwalbe: requirements of tubeless racing tyres',
    'https://www.schwalbe.com/en/tubeless-racing-bike-requirement/',
  ),
  'park-tubeless': source(
    'Park Tool: tubeless tire compatibility',
    'https://www.parktool.com/en-int/blog/repair-help/tubeless-tire-compatibility',
  ),
  'rockshox-clearance': source(
    'RockShox: widest tyre of the ZEB fork',
    'https://www.sram.com/en/service/models/fs-zeb-sel-a2',
  ),
  'rene-herse-clearance': source(
    'Rene Herse: how wide a tyre can I run?',
    'https://www.renehersecycles.com/how-wide-a-tire-can-i-run/',
  ),
  'sheldon-valves': source(
    'Sheldon Brown: Presta and Schrader valves (Jobst Brandt)',
    'https://www.sheldonbrown.com/brandt/presta-schrader.html',
  ),
  'park-tubes': source(
    'Park Tool: tire, wheel and inner tube fit standards',
    'https://www.parktool.com/en-us/blog/repair-help/tire-wheel-and-inner-tube-fit-standards',
  ),
  'silca-valves': source(
    'Silca: is your spare prepared?',
    'https://silca.cc/blogs/silca/is-your-spare-prepared',
  ),
  'boulder-tubes': source(
    'Boulder Cycling Club: inner tubes, by valve length and width',
    'http://bouldercyclingclub.org/calendar/safe-bicycles-and-equipment/inner-tube-insights/',
  ),
  'sheldon-wheelbuilding': source(
    'Sheldon Brown: wheelbuilding',
    'https://www.sheldonbrown.com/wheelbuild.html',
  ),
  'sheldon-special-spoking': source(
    'Sheldon Brown: special spoking',
    'https://www.sheldonbrown.com/special-spoking.html',
  ),
  'instructables-lacing': source(
    'Instructables: a 36-hole hub on a 32-hole rim',
    'http://www.instructables.com/id/Lacing-Bike-Wheel-36-Holes-Hub-to-32-Holes-Rim/',
  ),
  'rivendell-650b': source(
    'Rivendell: wheels of 584 mm in frames for 622 mm, and the brakes that reach them',
    'https://rivbike.com/pages/converting-700c-to-650b',
  ),
  'tristable-spokes': source(
    'Tristable: spoke length calculation',
    'http://tristable.net/bike/spoke_length.txt',
  ),
  'sheldon-spoke-length': source(
    'Sheldon Brown: measurements for spoke lengths',
    'https://www.sheldonbrown.com/spoke-length.html',
  ),
  'pijin-spokes': source('Pijin: spoke length calculator', 'https://www.pijin.co.uk/spokecalc.html'),
  'park-spoke-keys': source(
    'Park Tool: spoke wrench selection',
    'https://www.parktool.com/en-us/blog/repair-help/spoke-wrench-tool-selection',
  ),
  'nomulab-spoke-keys': source(
    'Nomulab: spoke keys and nipples',
    'https://nomulabworkshop.com/posts/7401.html',
  ),
};
