import { source } from './source.ts';

export const wheelSources = {
  'boyd-hubs': source('Boyd Cycling: hub standards', 'https://boydcycling.com/blogs/news/hub-standards'),
  'gearjunkie-hubs': source(
    'GearJunkie: bicycle hub standards explained',
    'https://gearjunkie.com/biking/bicycle-hub-standards-explained',
  ),
  'hardlite-axles': source(
    'Hardlite: how to measure a thru-axle',
    'https://hardlite-components.com/2020/11/19/how-to-measure-a-bicycle-thru-axle/',
  ),
  'bikeinsights-bead-seat': source(
    'Bike Insights: bead seat diameter',
    'https://bikeinsights.com/cyclopedia/bead-seat-diameter',
  ),
  'sheldon-tyre-sizes': source(
    'Sheldon Brown: tyre sizing systems',
    'https://www.sheldonbrown.com/tire-sizing.html',
  ),
  'standardbikes-rims': source(
    'Standard Bikes: rim diameters',
    'http://standardbikes.ca/FilterHelp.asp?PgxId=3466&LabelStr=RimDiam',
  ),
  'cyclabo-tyres': source(
    'Cyclabo: how to check compatible tires from wheel specs',
    'https://www.cyclabo.com/topics/2yoa72inwo/',
  ),
  'chris-king-hookless': source(
    'Chris King: wheel and tire statement (PDF)',
    'https://cdn.shopify.com/s/files/1/2920/2114/files/Chris_King_Wheel_Tire_Statement.pdf',
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
  'tech-outdoors-clearance': source(
    'Tech Outdoors: how to measure tire clearance',
    'https://tech-outdoors.com/misc/how-to-measure-bike-tire-clearance.html',
  ),
  'urbanusmagnus-valves': source(
    'Urbanus Magnus: Presta and Schrader valve holes',
    'https://urbanusmagnus.blogspot.com/2012/05/presta-no-problem-rip-old-wheelset.html',
  ),
  'rookiejournal-valves': source(
    'Rookie Journal: Presta tube characteristics',
    'https://rookiejournal.com/a-must-know-presta-tube-characteristics-and-a-genius-hack/',
  ),
  'cyclingtips-valves': source(
    'CyclingTips (copy): the humble valve stem',
    'https://www.thebestmagnets.com/blog/spare-a-thought-for-the-humble-valve-stem/',
  ),
  'instructables-lacing': source(
    'Instructables: a 36-hole hub on a 32-hole rim',
    'http://www.instructables.com/id/Lacing-Bike-Wheel-36-Holes-Hub-to-32-Holes-Rim/',
  ),
  'tristable-spokes': source(
    'Tristable: spoke length calculation',
    'http://tristable.net/bike/spoke_length.txt',
  ),
  'pijin-spokes': source('Pijin: spoke length calculator', 'https://www.pijin.co.uk/spokecalc.html'),
  'park-spoke-keys': source(
    'Park Tool: spoke wrench selection',
    'https://www.parktool.com/blog/repair-help/spoke-wrench-tool-selection',
  ),
  'nomulab-spoke-keys': source(
    'Nomulab: spoke keys and nipples',
    'https://nomulabworkshop.com/posts/7401.html',
  ),
};
