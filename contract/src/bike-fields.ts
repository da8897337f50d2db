import { mixed, object, string } from 'yup';
import { foldBikeName, uuidPattern } from './bike-ids.ts';
import { requiredText } from './fields.ts';
import { repeatedRow } from './fit-fields.ts';
import {
  bikeInterfaces,
  isBikeAnswer,
  maxBikeNameCharacters,
  maxBikes,
  twoEndedKeys,
  type BikeInterfaces,
} from './fit/index.ts';
import { rowsOf } from './product-fields.ts';

/** Maximum characters of an unknown key in an error. */
const maxKeyCharacters = 60;
const answerTypes = ['string', 'number', 'null'];
const answersSchema = { type: 'object', additionalProperties: { type: answerTypes } };
const bikeKeys = bikeInterfaces.map(({ key }) => key);

/** Answers about some interfaces of a bike. */
const answersTo = (keys: readonly string[], unknownKey: string) =>
  mixed(isRecord)
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

const isAnswer = (answer: unknown) =>
  answer === null || typeof answer === 'string' || typeof answer === 'number';

function isRecord(value: unknown): value is BikeInterfaces {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** Id of a bike, which the browser makes. */
export const bikeId = uuid('bikeId');

const anyAnswers = mixed(isRecord)
  .typeError('Answers must be an object')
  .test('answers', 'An answer must be text, a number or null', (stated) =>
    Object.values(stated ?? {}).every(isAnswer),
  )
  .meta({ jsonSchema: answersSchema });

/** Bike of an order, which must not fail because of an outdated answer. Judging ignores unknown answers. */
export const orderedBike = bike.pick(['id', 'name']).shape({
  interfaces: anyAnswers.required('Interfaces are required'),
  rear: anyAnswers
    .test('keys', notAtRear, (stated) => Object.keys(stated ?? {}).every((key) => twoEndedKeys.includes(key)))
    .meta({ jsonSchema: schemaOf(twoEndedKeys) })
    .optional(),
});

/** Bikes of an order. Its lines name them by `bikeId`. */
export const orderedBikes = rowsOf('bikes', maxBikes, orderedBike);

const storedAnswers = mixed(isRecord).meta({ jsonSchema: answersSchema });

export const storedBike = object({
  id: string().required(),
  name: string().required(),
  interfaces: storedAnswers.required(),
  rear: storedAnswers.optional(),
});
