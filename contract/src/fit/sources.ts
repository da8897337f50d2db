import type { Source, SourceId } from './types.ts';

/** Public pages that state the values of the table, by id. */
export const sources: Readonly<Record<SourceId, Source>> = {
  own: { title: 'Pedalworks, by construction' },
  'bike-part-planner': {
    title: 'bike-part-planner',
    url: 'https://github.com/isaacrowntree/bike-part-planner',
  },
  'bike-part-picker': { title: 'bike-part-picker', url: 'https://github.com/abdulbarimohd/bike-part-picker' },
  'derailleur-analysis': {
    title: 'Derailleur analysis (measured cable pull)',
    url: 'https://github.com/boothinator/derailleur-analysis',
  },
  'cyclabo-freehubs': { title: 'Cyclabo: freehub bodies', url: 'https://cyclabo.com/xag5agdoa4' },
  'rolwheels-freehubs': { title: 'Rol Wheels: freehub compatibility', url: 'https://rolwheels.com' },
  'bikegremlin-chains': {
    title: 'BikeGremlin: chain compatibility',
    url: 'https://bike.bikegremlin.com/1220',
  },
  'bikegremlin-rings': { title: 'BikeGremlin: chainring sizes', url: 'https://bike.bikegremlin.com/8326' },
  'sheldon-bcd': {
    title: 'Sheldon Brown: bolt circle diameters',
    url: 'https://www.sheldonbrown.com/cribsheet-bcd.html',
  },
  'sheldon-bottom-brackets': {
    title: 'Sheldon Brown: bottom brackets',
    url: 'https://www.sheldonbrown.com/cribsheet-bottombrackets.html',
  },
  'pardo-shells': {
    title: 'Pardo: bottom bracket shells',
    url: 'http://pardo.net/bike/pic/mobi/d.bb-shells/index.html',
  },
  'cane-creek-headsets': {
    title: 'Cane Creek: headset identification guide (S.H.I.S.)',
    url: 'https://www.canecreek.com/headset-fit-finder',
  },
  'nomulab-flat-mount': { title: 'Nomulab: flat mount', url: 'https://nomulabworkshop.com/5063' },
  'nomulab-bolts': { title: 'Nomulab: lockrings and bolts', url: 'https://nomulabworkshop.com/3830' },
  'bikeman-mounts': { title: 'Bikeman: disc brake mounts', url: 'https://www.bikeman.com' },
  'brainybiker-centre-lock': {
    title: 'Brainy Biker: six-bolt on centre-lock',
    url: 'https://brainybiker.com',
  },
  'schwalbe-road': { title: 'Schwalbe: road technology', url: 'https://www.schwalbe.com' },
  'cycling-weekly-hookless': {
    title: 'Cycling Weekly, 2023-06-15: hookless rims',
    url: 'https://www.cyclingweekly.com',
  },
  'urbanvelo-bars': { title: 'Urban Velo 12: handlebars', url: 'https://www.urbanvelo.org' },
  'veloduo-bars': { title: 'Veloduo: handlebar diameters', url: 'https://veloduo.co.uk' },
  'compulsion-clamps': { title: 'Compulsion Cycles: seat clamps', url: 'https://compulsioncycles.com' },
  'wikibooks-gears': {
    title: 'Wikibooks: gear-changing dimensions',
    url: 'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Gear-changing_Dimensions',
  },
};

export function sourceText(id: SourceId): string {
  const { title = id, url } = sources[id] ?? {};
  return url === undefined ? title : `${title}, ${url}`;
}
