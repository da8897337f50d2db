import { mixed, object, string } from 'yup';
import { requiredText } from './fields.ts';
import { repeatedRow } from './fit-fields.ts';
import {
  bikeInterfaces,
  isBikeAnswer,
  maxBikeNameCharacters,
  maxBikes,
  type BikeInterfaces,
} from './fit/index.ts';
import { rowsOf } from './product-fields.ts';

/** Maximum characters of an unknown key in an error. */
const maxKeyCharacters = 60;
const answerTypes = ['string', 'number', 'null'];
const answersSchema = { type: 'object', additionalProperties: { type: answerTypes } };
const bikeKeys = bikeInterfaces.map(({ key }) => key);

const answers = mixed(isRecord).typeError('Interfaces must be an object').required('Interfaces are required');

const bikeAnswers = answers
  .test('answers', (stated, context) => {
    for (const [key, answer] of Object.entries(stated)) {
      const path = `${context.path}.${key.slice(0, maxKeyCharacters)}`;
      if (!bikeKeys.includes(key))
        return context.createError({
          path,
          message: 'Unknown interface. GET /fit/interfaces lists all interfaces',
        });
      if (!isAnswer(answer) || !isBikeAnswer(key, answer))
        return context.createError({ path, message: 'Unknown value of this interface' });
    }
    return true;
  })
  .meta({
    jsonSchema: {
      type: 'object',
      properties: Object.fromEntries(bikeKeys.map((key) => [key, { type: answerTypes }])),
      additionalProperties: false,
    },
  });

const isAnswer = (answer: unknown) =>
  answer === null || typeof answer === 'string' || typeof answer === 'number';

function isRecord(value: unknown): value is BikeInterfaces {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Bike of a customer. Unanswered questions are absent, or null for "not sure". */
const bike = object({
  name: requiredText('Name of the bike', maxBikeNameCharacters),
  interfaces: bikeAnswers,
});

export const bikes = rowsOf('Bikes', maxBikes, bike).test('unique', (rows, context) => {
  const repeated = repeatedRow(rows, 'name', (name) => name.trim().toLowerCase());
  if (repeated === null) return true;
  const path = `${context.path}[${String(repeated)}].name`;
  return context.createError({ path, message: 'Each bike needs a name of its own' });
});

/** Id of a bike, which the browser makes. */
export const bikeId = requiredText('bikeId', 64);

const anyAnswers = mixed(isRecord)
  .typeError('Interfaces must be an object')
  .test('answers', 'An answer must be text, a number or null', (stated) =>
    Object.values(stated ?? {}).every(isAnswer),
  )
  .meta({ jsonSchema: answersSchema });

/** Bike of an order, which must not fail because of an outdated answer. Judging ignores unknown answers. */
export const orderedBike = bike.pick(['name']).shape({
  id: requiredText('id', 64).optional(),
  interfaces: anyAnswers.required('Interfaces are required'),
  rear: anyAnswers.optional(),
});

/** Bikes of an order. Its lines name them by `bikeId`. */
export const orderedBikes = rowsOf('bikes', maxBikes, orderedBike);

export const storedBike = object({
  name: string().required(),
  interfaces: mixed(isRecord).required().meta({ jsonSchema: answersSchema }),
});
