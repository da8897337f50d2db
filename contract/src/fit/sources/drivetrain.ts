import { source } from './source.ts';

export const drivetrainSources = {
  'shimano-freehubs': source(
    'Shimano: cassettes and freehub bodies (C-731)',
    'https://productinfo.shimano.com/en/compatibility/C-731',
  ),
  'sram-freehubs': source(
    'SRAM: XD and XDR driver bodies explained',
    'https://www.sram.com/en/service/articles/sram-xd-and-xdr-driver-body-explained',
  ),
  'campagnolo-freehubs': source(
    'Campagnolo: Hyperon wheels, N3W kit for earlier cassettes',
    'https://www.campagnolo.com/us-en/hyperon/WWRHYPERON.html',
  ),
  'cyclabo-freehubs': source(
    'Cyclabo: Shimano Sprocket and Wheel Compatibility',
    'https://www.cyclabo.com/topics/xag5agdoa4/',
  ),
  'sheldon-freehubs': source(
    'Sheldon Brown: Shimano cassettes and freehubs',
    'https://www.sheldonbrown.com/k7.html',
  ),
  'bikegremlin-shifters': source(
    'BikeGremlin: rear shifter compatibility',
    'https://bike.bikegremlin.com/1339/bicycle-rear-shifter-compatibility/',
  ),
  'park-chains': source(
    'Park Tool: chain compatibility',
    'https://www.parktool.com/en-us/blog/repair-help/chain-compatibility',
  ),
  'sheldon-speeds': source(
    'Sheldon Brown: speeds, chains of other widths',
    'https://www.sheldonbrown.com/speeds.html',
  ),
  'bikegremlin-chains': source(
    'BikeGremlin: chain compatibility',
    'https://bike.bikegremlin.com/1220/1-bicycle-chains-compatibility/',
  ),
  'kmc-chain-widths': source('KMC: glossary, chain widths', 'https://www.kmcchain.eu/service/glossary'),
  'sheldon-chains': source('Sheldon Brown: glossary, chain', 'https://www.sheldonbrown.com/gloss_ch.html'),
  'sram-flattop': source(
    'SRAM: road Flattop chains and Eagle',
    'https://support.sram.com/hc/en-us/articles/6526784724379-Will-a-road-Flattop-chain-work-on-a-SRAM-Eagle-drivetrain-and-vise-versa',
  ),
  'velo-flattop': source(
    'Velo: technical FAQ, SRAM 12-speed mullet drivetrains',
    'https://velo.outsideonline.com/road/road-racing/technical-faq-sram-12-speed-mullet-drivetrains-unsticking-a-bottom-bracket/',
  ),
  'pinkbike-linkglide': source(
    'Pinkbike podcast: Shimano LINKGLIDE and CUES explained (transcript)',
    'http://angelobike.org/the-pinkbike-podcast-shimano-linkglide-cues-explained.html',
  ),
  'radavist-cues': source(
    'The Radavist: review of a Shimano CUES 1 × 11 drivetrain',
    'https://theradavist.com/shimano-cues-drivetrain-review/',
  ),
  'sheldon-indexing': source(
    'Sheldon Brown: derailleur adjustment, indexed shifting',
    'https://www.sheldonbrown.com/derailer-adjustment.html',
  ),
  'wikibooks-gears': source(
    'Wikibooks: Gear-changing Dimensions',
    'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Gear-changing_Dimensions',
  ),
  'derailleur-analysis': source(
    'Derailleur analysis: measured cable pull of 13 shifters',
    'https://github.com/boothinator/derailleur-analysis',
  ),
  'joewein-tiagra': source(
    'Joe Wein: large cassettes for 11-speed road bikes (cable pull of Tiagra 4700)',
    'https://joewein.net/blog/2018/08/08/large-cassettes-for-11-speed-road-bikes/',
  ),
  'roadcc-electronic-gears': source(
    'road.cc: guide to electronic gears',
    'https://road.cc/content/feature/complete-guide-your-bikes-electronic-gears-307523',
  ),
  'sram-controllers': source(
    'SRAM: AXS controllers and derailleurs',
    'https://support.sram.com/hc/en-us/articles/13820000105371',
  ),
  'sram-derailleurs': source(
    'SRAM: rear derailleur RD-GX-1-B2 and its cassettes',
    'https://www.sram.com/en/service/models/rd-gx-1-b2',
  ),
  'wolf-tooth-capacity': source(
    'Wolf Tooth: RoadLink, largest sprocket and capacity',
    'https://www.wolftoothcomponents.com/pages/roadlink-tech-page',
  ),
  'sheldon-capacity': source(
    'Sheldon Brown: derailleur capacity',
    'https://www.sheldonbrown.com/derailleur.html',
  ),
  'sram-udh': source(
    'SRAM: Understanding UDH and Full Mount',
    'https://www.sram.com/en/learn/understanding-udh-and-full-mount',
  ),
  'bikeradar-hangers': source(
    'BikeRadar: derailleur hangers',
    'https://www.bikeradar.com/advice/workshop/derailleur-hangers/',
  ),
  'sheldon-bcd': source(
    'Sheldon Brown: bolt circle diameters',
    'https://www.sheldonbrown.com/cribsheet-bcd.html',
  ),
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
  'wikibooks-rings': source(
    'Wikibooks: chainrings and lengths of their bolts',
    'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Chain_Rings',
  ),
  'velo-chainlines': source(
    'Velo: technical FAQ, chainlines on road bikes with disc brakes',
    'https://velo.outsideonline.com/road/road-racing/technical-faq-chainline-on-road-disc-brake-bikes/',
  ),
  'rotor-chainlines': source(
    'Rotor: axles for chainlines of 43.5 and 46 mm',
    'https://rotoramerica.com/pages/selecting-the-right-axle-for-your-bike',
  ),
  'radavist-chainline': source('The Radavist: the 55 mm chainline', 'https://theradavist.com/55mm_chainline'),
  'park-shells': source(
    'Park Tool: bottom bracket standards and terminology',
    'https://www.parktool.com/en-us/blog/repair-help/bottom-bracket-standards-and-terminology',
  ),
  'sheldon-bottom-brackets': source(
    'Sheldon Brown: bottom brackets without threads',
    'https://sheldonbrown.com/cribsheet-unthreaded-bottombrackets.html',
  ),
  'bikeradar-bottom-brackets': source(
    'BikeRadar: complete guide to bottom bracket standards',
    'https://www.bikeradar.com/advice/buyers-guides/the-complete-guide-to-bottom-bracket-standards/',
  ),
  'cyclingforums-road-cranks': source(
    'Cycling Forums: compact road crankset on a mountain frame',
    'https://www.cyclingforums.com/threads/compact-road-crankset-on-a-mtb-frame-bonus-external-bearing-content.291533/',
  ),
  'jitetan-crank-spacers': source(
    'Jitetan: Hollowtech II, spacers of mountain cranks by the width of the shell',
    'https://jitetan.com/term/hollowtech_2.html',
  ),
  'shimano-cranks': source(
    'Shimano: dealer’s manual DM-MAFC002, shells and spacers of MTB cranks (PDF)',
    'https://si.shimano.com/en/pdfs/dm/MAFC002/DM-MAFC002-11-ENG.pdf',
  ),
  'sram-dub': source(
    'SRAM: DUB bottom brackets for MTB (PDF)',
    'https://cdn.shopify.com/s/files/1/0279/0106/7395/files/Sram_Dub_MTB_BB_Overview.pdf',
  ),
  'rotor-shells': source(
    'Rotor: shells and spacers of road cranks (PDF)',
    'https://cdn.shopify.com/s/files/1/0594/4193/8623/files/crro1004.pdf',
  ),
  'felt-t47': source(
    'Felt: T47, 77 mm, with an outside cup on the right and an inside one on the left',
    'https://feltbicycles.com/blogs/news/felt-bicycles-unveils-t47-77-asymmetric-bottom-bracket-spacing-adaptation-1',
  ),
  'escape-t47': source(
    'Escape Collective: Threaded 12, the kinds of T47 bottom brackets',
    'https://escapecollective.com/threaded-12-the-woes-of-t47-bottom-brackets/',
  ),
  'sheldon-pedals': source('Sheldon Brown: bicycle pedals', 'https://www.sheldonbrown.com/pedals.html'),
  'park-pedals': source(
    'Park Tool: pedal installation and removal',
    'https://www.parktool.com/en-us/blog/repair-help/pedal-installation-and-removal',
  ),
  'shimano-cleats': source(
    'Shimano: shoes for SPD and SPD-SL',
    'https://bike.shimano.com/technologies/details/indoor-footwear-technology.html',
  ),
  'bikeshoes-cleats': source('bikeshoes.com: cleats', 'https://bikeshoes.com/cleat-information/'),
};
