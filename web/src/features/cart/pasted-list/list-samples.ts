import { parseList } from './parse-list.ts';

const chain = { _id: 'chain', name: 'Meridian Chain 12-Speed', partNumber: 'PW-CH12-126', price: 44.5 };
export const rotor = { _id: 'rotor', name: 'Basalt Rotor 180 mm', partNumber: 'PW-RT-180', price: 41 };
const axle = { _id: 'axle', name: 'Quay Thru-Axle 12 × 142', partNumber: 'PW-TA12-142', price: 32 };
export const catalogue = [chain, rotor, axle];
/** Returns what the list means in a form that tests can compare: ids, quantities and messages. */
export const read = (text: string) => {
  const { items, questions, problems } = parseList(text, catalogue);
  return {
    items: items.map(({ part, quantity }) => [part._id, quantity]),
    asked: questions.map(({ candidates }) => candidates.map(({ quantity }) => quantity)),
    problems: problems.map(({ problem }) => problem),
  };
};
