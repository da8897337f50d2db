import { boolean, mixed, object, string, type Schema } from 'yup';
import { foldBikeName, uuidPattern } from './bike-ids.ts';
import { requiredText } from './fields.ts';
import { maxKeyCharacters, repeatedRow } from './fit-fields.ts';
import {
  bikeInterfaces,
  isBikeAnswer,
  maxBikeNameCharacters,
  maxBikes,
  twoEndedKeys,
  type BikeInterfaces,
} from './fit/index.ts';
import { rowsOf } from './product-fields.ts';
import { storedForm } from './stored-form.ts';
import { isAnswer, isRecord, readBikeId, readOrderedBike, readOrderedBikes } from './read-bikes.ts';

const answerTypes = ['string', 'number', 'null'];
const answersSchema = { type: 'object', additionalProperties: { type: answerTypes } };
const bikeKeys = bikeInterfaces.map(({ key }) => key);

/** Answers about some interfaces of a bike. */
const answersTo = (keys: readonly string[], unknownKey: string) =>
  mixed(areAnswers)
    .typeError('Answers must be an object')
    .test('answers', (stated, context) => {
      for (const [key, answer] of Object.entries(stated ?? {})) {
        const path = `${context.path}.${key.slice(0, maxKeyCharacters)}`;
        if (!keys.includes(key)) return context.createError({ path, message: unknownKey });
        if (!isAnswer(answer) || !isBikeAnswer(key, answer))
          return context.createError({ path, message: 'Unknown value of this interface' });
      }
      return true;
    })
    .meta({ jsonSchema: schemaOf(keys) });

const schemaOf = (keys: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, { type: answerTypes }])),
  additionalProperties: false,
});

function areAnswers(value: unknown): value is BikeInterfaces {
  return isRecord(value);
}

const uuid = (label: string) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(uuidPattern, 'u'), `${label} must be a UUID`)
    .meta({ jsonSchema: { type: 'string', pattern: uuidPattern } });

const notAtRear = 'Not an interface that can differ at the rear end';

/** Bike of a customer. Unanswered questions are absent, or null for "not sure". */
const bike = object({
  /** Made by the browser. If absent, the server derives it from the name. */
  id: uuid('Id of the bike').optional(),
  name: requiredText('Name of the bike', maxBikeNameCharacters),
  /** Answers for both ends of the bike. */
  interfaces: answersTo(bikeKeys, 'Unknown interface. GET /fit/interfaces lists all interfaces').required(
    'Interfaces are required',
  ),
  /** Answers for the rear end that differ from the front. */
  rear: answersTo(twoEndedKeys, notAtRear).optional(),
});

const fold = { id: (id: string) => id.toLowerCase(), name: foldBikeName };

export const bikes = rowsOf('Bikes', maxBikes, bike).test('unique', (rows, context) => {
  for (const field of ['id', 'name'] as const) {
    const repeated = repeatedRow(rows, field, fold[field]);
    if (repeated === null) continue;
    const path = `${context.path}[${String(repeated)}].${field}`;
    return context.createError({
      path,
      message: `Each bike needs ${field === 'id' ? 'an id' : 'a name'} of its own`,
    });
  }
  return true;
});

const anyAnswers = mixed(areAnswers)
  .typeError('Answers must be an object')
  .test('answers', 'An answer must be text, a number or null', (stated) =>
    Object.values(stated ?? {}).every(isAnswer),
  )
  .meta({ jsonSchema: answersSchema });

/** Bike of a report, which may have outdated answers. Judging ignores unknown ones. */
export const reportedBike = bike.pick(['id', 'name']).shape({
  interfaces: anyAnswers.required('Interfaces are required'),
  rear: anyAnswers
    .test('keys', notAtRear, (stated) => Object.keys(stated ?? {}).every((key) => twoEndedKeys.includes(key)))
    .meta({ jsonSchema: schemaOf(twoEndedKeys) })
    .optional(),
});

const ordered = <Value>(read: (sent: unknown) => Value | undefined, published: Schema) =>
  mixed<Value & {}>()
    .transform((_cast: unknown, sent: unknown) => read(sent))
    .meta({ publishedAs: [published] });

/** Bike of an order. A bike never rejects an order: what cannot be read of it is dropped. */
export const orderedBike = ordered(readOrderedBike, reportedBike);

/** Bikes of an order. Its lines name them by `bikeId`. */
export const orderedBikes = ordered(readOrderedBikes, rowsOf('bikes', maxBikes, reportedBike));

/** Choice of a bike by its id in an order line. Empty if it cannot be read, so that it names none. */
export const lineBikeId = ordered(
  (sent) => (sent === undefined || sent === null ? undefined : (readBikeId(sent) ?? '')),
  uuid('bikeId'),
);

/** Choice of no bike in an order line. Anything but true is dropped. */
export const notForMyBike = ordered((sent) => (sent === true ? sent : undefined), boolean().oneOf([true]));

const storedAnswers = mixed(areAnswers).meta({ jsonSchema: answersSchema });

export const storedBike = storedForm(bike.pick(['id', 'name'])).shape({
  id: string().required(),
  interfaces: storedAnswers.required(),
  rear: storedAnswers.optional(),
});
