import { uuidPattern, withBikeIds, type SavedBike } from './bike-ids.ts';
import { cleanText } from './fields.ts';
import {
  maxBikeNameCharacters,
  maxBikes,
  withKnownAnswers,
  type Bike,
  type BikeInterfaces,
} from './fit/index.ts';

const uuid = new RegExp(uuidPattern, 'u');

/** Reads the bike of an order. Drops an id, a name and answers that cannot be read. */
export function readOrderedBike(value: unknown): Bike | undefined {
  return isRecord(value) ? withKnownAnswers(readBike(value)) : undefined;
}

/** Reads the first bikes of an order, up to the limit. A bike that cannot be read counts as one without answers. */
export function readOrderedBikes(value: unknown): readonly Bike[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, maxBikes)
    .map((each: unknown) => readOrderedBike(each) ?? { name: '', interfaces: {} });
}

/** Reads the stored bikes of an account. Keeps what can be read, and answers that the table no longer knows. */
export function readSavedBikes(value: unknown): SavedBike[] {
  const bikes = Array.isArray(value) ? value.filter(isRecord).map(readBike) : [];
  return withBikeIds(bikes.map((bike) => ({ ...bike, name: bike.name === '' ? unnamed : bike.name })));
}

/** Name of a bike whose stored name cannot be read. */
const unnamed = 'My bike';

/** Reads a bike. Its name is empty if it cannot be read. */
function readBike({ id: sentId, name, interfaces, rear }: Readonly<Record<string, unknown>>): Bike {
  const id = readBikeId(sentId);
  return {
    ...(id !== undefined && { id }),
    name: readName(name),
    interfaces: answersIn(interfaces),
    ...(isRecord(rear) && { rear: answersIn(rear) }),
  };
}

export function readBikeId(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined;
}

function readName(value: unknown): string {
  // A character takes up to two units. Longer texts are not worth splitting into characters.
  if (typeof value !== 'string' || value.length > 2 * maxBikeNameCharacters) return '';
  return Array.from(value).length > maxBikeNameCharacters ? '' : cleanText(value);
}

function answersIn(value: unknown): BikeInterfaces {
  const answers = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(answers.flatMap(([key, answer]) => (isAnswer(answer) ? [[key, answer]] : [])));
}

export const isAnswer = (answer: unknown): answer is string | number | null =>
  answer === null || typeof answer === 'string' || typeof answer === 'number';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
