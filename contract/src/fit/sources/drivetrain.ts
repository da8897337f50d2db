import { source } from './source.ts';

export const drivetrainSources = {
  'bike-part-planner': source(
    'isaacrowntree/bike-part-planner: rules by part',
    'https://github.com/isaacrowntree/bike-part-planner',
  ),
  'bike-part-picker': source(
    'abdulbarimohd/bike-part-picker: 75 named rules',
    'https://github.com/abdulbarimohd/bike-part-picker',
  ),
  'derailleur-analysis': source(
    'Derailleur analysis: measured cable pull of 13 shifters',
    'https://github.com/boothinator/derailleur-analysis',
  ),
  'joewein-tiagra': source(
    'Joe Wein: large cassettes for 11-speed road bikes (cable pull of Tiagra 4700)',
    'https://joewein.net/blog/2018/08/08/large-cassettes-for-11-speed-road-bikes/',
  ),
  'bikegremlin-shifters': source(
    'BikeGremlin: rear shifter compatibility',
    'https://bike.bikegremlin.com/1339/bicycle-rear-shifter-compatibility/',
  ),
  'wikibooks-gears': source(
    'Wikibooks: Gear-changing Dimensions',
    'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Gear-changing_Dimensions',
  ),
  'cyclabo-freehubs': source(
    'Cyclabo: Shimano Sprocket and Wheel Compatibility',
    'https://www.cyclabo.com/topics/xag5agdoa4/',
  ),
  'icancycling-freehubs': source(
    'ICAN Cycling: compatibility of Shimano 11-speed, 12-speed and Micro Spline freehubs',
    'https://icancycling.com/blogs/articles/compatibility-guide-for-shimano-11-speed-12-speed-and-ms-series-freehub-and-cassettes',
  ),
  'sheldon-freehubs': source(
    'Sheldon Brown: Shimano cassettes and freehubs',
    'https://www.sheldonbrown.com/k7.html',
  ),
  'rolwheels-freehubs': source('Rol Wheels: freehub compatibility', 'https://rolwheels.com'),
  'bikerumor-xdr': source(
    'Bikerumor: XDR freehub availability',
    'https://bikerumor.com/is-sram-bolstering-xdr-freehub-availability-to-prep-for-12-speed-road',
  ),
  'bikegremlin-chains': source('BikeGremlin: chain compatibility', 'https://bike.bikegremlin.com/1220'),
  'giant-chains': source(
    'Giant Knox City: choosing the correct chain',
    'https://shop.giantknoxcity.com.au/blogs/blog/choosing-the-correct-chain-for-your-bike',
  ),
  'bikegremlin-chain-widths': source(
    'BikeGremlin: chain dimension standards',
    'https://bike.bikegremlin.com/3555/bicycle-drive-chain-dimension-standards/',
  ),
  'sheldon-chains': source('Sheldon Brown: glossary, chain', 'http://sheldonbrown.com/gloss_ch.html'),
  'velo-flattop': source(
    'Velo: technical FAQ, SRAM 12-speed mullet drivetrains',
    'https://velo.outsideonline.com/road/road-racing/technical-faq-sram-12-speed-mullet-drivetrains-unsticking-a-bottom-bracket/',
  ),
  'roadcc-electronic-gears': source(
    'road.cc: guide to electronic gears',
    'https://1509982356.rsc.cdn77.org/content/feature/complete-guide-your-bikes-electronic-gears-307523',
  ),
  'cannonball24-derailleurs': source(
    'cannonball24: short and long cage of the RD-R8000',
    'https://cannonball24.com/how-to-distinguish-ss-or-gs-of-rd-r8000/',
  ),
  'defietssite-capacity': source(
    'De Fietssite: capacity of the rear derailleur',
    'https://defietssite.nl/capacity-the-rear-derailleur/',
  ),
  'tkacz-capacity': source(
    'Tkacz: rear derailleur capacity calculation',
    'https://tkacz.pro/rear-derailleur-capacity-calculation/',
  ),
  'bikeradar-hangers': source(
    'BikeRadar: derailleur hangers',
    'https://www.bikeradar.com/advice/workshop/derailleur-hangers/',
  ),
  'pyrenees-udh': source(
    'Escape to the Pyrenees: a universal derailleur hanger',
    'https://escapetothepyrenees.com/post/at-last-a-universal-derailleur-hanger-is-coming',
  ),
  'icancycling-udh': source(
    'ICAN Cycling: UDH frames and their axle thread',
    'https://icancycling.com/en-se/blogs/articles/do-we-need-to-eliminate-the-derailleur-hanger-and-embrace-udh',
  ),
  'sheldon-bcd': source('Sheldon Brown: bolt circle diameters', 'http://sheldonbrown.com/cribsheet-bcd.html'),
  'sheldon-bolt-holes': source(
    'Sheldon Brown: chainring bolt-hole patterns',
    'https://sheldonbrown.com/bolt-hole-patterns.html',
  ),
  'bikegremlin-rings': source(
    'BikeGremlin: chainring standards',
    'https://bike.bikegremlin.com/8326/chainring-standards/',
  ),
  'nomulab-rings': source(
    'Nomulab: chainrings and their bolts',
    'https://nomulabworkshop.com/posts/4370.html',
  ),
  'mtb-news-chainline': source(
    'MTB-News: SRAM direct mount offsets and chainlines',
    'https://www.mtb-news.de/forum/t/cannondale-jekyll-2018-kurbel-demontieren.917126',
  ),
  'radavist-chainline': source(
    'The Radavist: the 55 mm chainline',
    'https://test.theradavist.com/55mm_chainline',
  ),
  'pardo-shells': source(
    'Pardo: bottom bracket standards',
    'http://pardo.net/bike/pic/mobi/b.bottom-bracket-standards.html',
  ),
  'sheldon-bottom-brackets': source(
    'Sheldon Brown: bottom brackets without threads',
    'https://sheldonbrown.com/cribsheet-unthreaded-bottombrackets.html',
  ),
  'park-shells': source(
    'Park Tool: bottom bracket standards and terminology',
    'https://www.parktool.com/en-us/blog/repair-help/bottom-bracket-standards-and-terminology',
  ),
  'sram-dub': source(
    'SRAM: DUB bottom brackets for MTB (PDF)',
    'https://cdn.shopify.com/s/files/1/0279/0106/7395/files/Sram_Dub_MTB_BB_Overview.pdf',
  ),
  'customframe-t47': source(
    'Custom Frame Forum: width of T47 internal bottom brackets',
    'https://forum.customframeforum.com/t/psa-t47-internal-bb-width-is-now-85-5mm/1980',
  ),
  'powermetercity-spindles': source(
    'Power Meter City: crank axles of 24 mm, 30 mm, DUB and M30',
    'https://powermetercity.com/faq/bicycle-spindle-options-24-mm-gxp-30-mm-dub-and-m30/',
  ),
  'winenfood-pedals': source(
    'Guide to bicycle pedal thread sizes',
    'https://winenfood.com/a-guide-to-bicycle-pedal-sizes-and-threads',
  ),
  'bikeshoes-cleats': source('bikeshoes.com: cleats', 'https://bikeshoes.com/cleat-information/'),
};
