import { source } from './source.ts';

export const brakeSources = {
  'sheldon-disc-brakes': source(
    'Sheldon Brown: bicycle disc brakes',
    'https://www.sheldonbrown.com/disc-brakes.html',
  ),
  'bikegremlin-brake-pull': source(
    'BikeGremlin: mechanical brake compatibility',
    'https://bike.bikegremlin.com/1402/mechanical-bicycle-brake-compatibility/',
  ),
  'sheldon-direct-pull': source(
    'Sheldon Brown: direct-pull brakes and their levers',
    'https://www.sheldonbrown.com/canti-direct.html',
  ),
  'park-rotors': source(
    'Park Tool: disc brake rotor removal and installation',
    'https://www.parktool.com/en-us/blog/repair-help/disc-brake-rotor-removal-installation',
  ),
  'dcrwheels-rotors': source(
    'DCR Wheels: axle interfaces and rotor types',
    'https://dcrwheels.co.uk/custom-wheelsets/axle-interfaces-and-rotor-type/',
  ),
  'shimano-rotors': source(
    'Shimano: dealer’s manual DM-MDBR001, rotors and the centre-lock adapter (PDF)',
    'https://si.shimano.com/en/pdfs/dm/MDBR001/DM-MDBR001-05-ENG.pdf',
  ),
  'escape-lockrings': source(
    'Escape Collective: Threaded 17, centre-lock rotor lockrings',
    'https://escapecollective.com/threaded-17-centerlock-rotor-lockring-things',
  ),
  'brainybiker-rotor-bolts': source(
    'Brainy Biker: six-bolt rotors and their M5 bolts',
    'https://brainybiker.com/the-compatibility-of-6-bolt-rotors-and-centerlock-hubs/',
  ),
  'shimano-mount-adapters': source(
    'Shimano: dealer’s manual DM-SMMA00A, mount adapters by mount and rotor (PDF)',
    'https://si.shimano.com/en/pdfs/dm/SMMA00A/DM-SMMA00A-01-ENG.pdf',
  ),
  'tbs-adapters': source(
    'TBS Bike Parts: Shimano disc brake adapters',
    'https://www.tbsbikeparts.com/blog/shimano-disc-brake-adaptors-whats-the-difference/',
  ),
  'arts-cyclery-mounts': source(
    'Art’s Cyclery: disc brake adapters',
    'http://blog.artscyclery.com/keeping-the-rubber-side-down/rubber-side-down-disc-brake-adapters/',
  ),
  'wolf-tooth-flat-mount': source(
    'Wolf Tooth: adapter from post mount to flat mount',
    'https://www.wolftoothcomponents.com/products/post-to-flat-mount-brake-adapter',
  ),
  'noahsark-adapters': source(
    'Noah’s Ark: disc brake mounts and adapters',
    'http://www.noahsark.co.uk/pages/ask-noah/disc-brake-mounts-adaptors/',
  ),
  'trp-manual': source(
    'TRP: manual of the DH-R EVO, with rotors of 2.3 mm and its own oil (PDF)',
    'https://tektro.eu/wp-content/uploads/TRP-DH-R-EVO-manual.pdf',
  ),
  'magura-manual': source(
    'Magura: MT manual, with rotors of 1.8 to 2.0 mm and its own oil (PDF)',
    'https://api.magura.com/medias/sys_master/maguracom-medias/h24/hc9/9603888316446/mt_manual_2017_en/mt-manual-2017-en.pdf',
  ),
  'miles-pads': source(
    'Miles Racing: Shimano brake pad compatibility',
    'https://www.milesracing.us/blogs/journal/shimano-brake-pad-compatibility-guide',
  ),
  'park-pads': source(
    'Park Tool: disc brake pad removal and installation',
    'https://www.parktool.com/en-us/blog/repair-help/disc-brake-pad-removal-installation',
  ),
  'park-fluids': source(
    'Park Tool: bleed kit for DOT brakes, instructions (PDF)',
    'https://www.parktool.com/assets/doc/product/BKD-1.2_instructions_EN.pdf',
  ),
  'shimano-hydraulic-brakes': source(
    'Shimano: dealer’s manual DM-MADBR01, hydraulic disc brakes (PDF)',
    'https://si.shimano.com/en/pdfs/dm/MADBR01/DM-MADBR01-07-ENG.pdf',
  ),
  'sram-hoses': source(
    'SRAM: hose shortening and bleed manual for DOT brakes',
    'https://docs.sram.com/en-US/publications/2Ytcvt5o3cIrCxyHM0Ggah/BM%20-%20DOT%20Fluid%20MTB%20Disc%20Brake%20Hose%20Shortening%20and%20Bleed%20Manual',
  ),
};
