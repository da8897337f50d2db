import type { BikeQuestion } from '@pedalworks/contract/fit';

interface QuestionText {
  /** Subject of the question, for the line of an answered question. */
  readonly name: string;
  readonly title: string;
  /** Place on the bike where the answer is found, in plain words. */
  readonly hint: string;
}

export const questionTexts: Readonly<Record<BikeQuestion, QuestionText>> = {
  'rotor-size': {
    name: 'Brake discs',
    title: 'How large are the brake discs?',
    hint: 'The number is printed on the disc in the middle of the wheel, like 160. No disc? Then rubber pads press on the rim, or the brake is hidden in the hub: a drum, roller or coaster brake.',
  },
  speeds: {
    name: 'Sprockets',
    title: 'How many sprockets are on the rear wheel?',
    hint: 'Count the toothed discs on the rear wheel, from the largest to the smallest. Chain and shifter are made for the same number.',
  },
  'ring-mount': {
    name: 'Chainring mount',
    title: 'How is the front chainring bolted on?',
    hint: 'The chainring is the toothed disc at the pedals. Count the bolts in a circle around its middle. The width of that circle is often printed on the ring, like 110 BCD. No circle of bolts? Then it is a direct mount.',
  },
  'bar-clamp': {
    name: 'Handlebar clamp',
    title: 'How thick is the handlebar in the middle?',
    hint: 'Read the number on the stem, the part that holds the bar, like 31.8. Or measure the bar right next to it.',
  },
  'bar-shape': {
    name: 'Handlebar shape',
    title: 'What shape is the handlebar?',
    hint: 'A drop bar curves down like on a racing bike. A flat bar is nearly straight.',
  },
  'axle-front': {
    name: 'Front axle',
    title: 'Which numbers are on the front axle?',
    hint: 'They are on the axle or inside the fork leg, like 12 × 100. A thin rod with a lever is a quick release.',
  },
  'rotor-hub': {
    name: 'Disc mount',
    title: 'How is the brake disc fixed to the wheel?',
    hint: 'Look at the middle of the disc: six small bolts, or one toothed ring around the axle.',
  },
  'bead-seat': {
    name: 'Wheel size',
    title: 'What is the last number on the tyre?',
    hint: 'It is on the side of the tyre: 622 in 40-622. Sizes in inches differ by how they are written: 26 × 1.9 is 559 mm, but 26 × 1⅜ is 590 mm and 27 × 1¼ is 630 mm. 29 in and 700C are 622 mm.',
  },
  steerer: {
    name: 'Fork tube',
    title: 'How thick is the tube inside the stem?',
    hint: 'The stem, the part that holds the handlebar, clamps around this tube of the fork. It is 28.6 mm on most bikes. Does a thin stem go into the fork instead, with one bolt on top? Then choose a threaded fork.',
  },
};

/** Questions that are clearer than the name of the interface. They ask for the most that the bike takes. */
export const moreTitles: Readonly<Record<string, string>> = {
  'largest-sprocket': 'Up to how many teeth does the rear derailleur take?',
  'chain-family': 'Is the chain flat on top (Flattop, T-Type)?',
  clearance: 'Up to how many millimetres wide can the tyre be?',
};
