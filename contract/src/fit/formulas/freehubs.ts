import { bikeId } from '../bike-id.ts';
import { compareChoices } from '../compare.ts';
import { interfaceOf, valueText } from '../interfaces.ts';
import { statementsOf, valuesOf } from '../statements.ts';
import type { Comparison, Formula, Pairing, PartInterface } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

/** Compares a cassette with a hub. Another freehub body for the same hub counts as an adapter. */
export const freehub: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    if (compared.verdict !== 'does-not-fit') return compared;
    if (isBodyForBike(pairing)) return withNewCassette(pairing);
    const message = threadText(pairing);
    return message === undefined ? withOtherBody(pairing) : { ...compared, message };
  });

/** True for a separate freehub body, which is changed together with the cassette. */
const isBodyForBike = ({ provider, needer }: Pairing): boolean =>
  needer.id === bikeId && statementsOf(provider, 'freehub-mount', 'needs').length > 0;

function withNewCassette({ provided, needed }: Pairing): Compared {
  if (isThread(needed))
    return {
      verdict: 'does-not-fit',
      message:
        'Your wheel takes screw-on freewheels: its hub has no freehub body to change. Ask us for a wheel with one.',
    };
  const [body = ''] = provided.values ?? [];
  const name = nameOf(body);
  const adapter = {
    key: 'freehub',
    provides: needed.values?.[0] ?? '',
    needs: body,
    part: `a ${name} cassette`,
  };
  const message = `The freehub of your bike takes other sprockets than {part}. Change both together: you also need a ${name} cassette.`;
  return { verdict: 'with-adapter', adapter, message };
}

function nameOf(body: string): string {
  const definition = interfaceOf('freehub');
  return definition === undefined ? body : valueText(definition, body);
}

/** Compares a freehub body with a hub. Two other hubs may differ. */
export const freehubMount: Formula = (judged) =>
  bestPairing(judged, ({ provided: { values: hubs }, needed: { values: made } }) => {
    if (hubs === undefined || made === undefined) return { verdict: 'unknown' };
    const shared = hubs.filter((value) => made.includes(value));
    if (shared.length === 0) return { verdict: 'does-not-fit' };
    return { verdict: shared.every((value) => value === 'other') ? 'unknown' : 'fits' };
  });

/** Tells sprockets that screw on from those that slide on; undefined if both are of one kind. */
function threadText({ provider, provided, needer, needed }: Pairing): string | undefined {
  if (isThread(provided))
    return provider.id === bikeId
      ? 'Your wheel takes screw-on freewheels, not cassettes. Look for a freewheel, whose sprockets come with a thread.'
      : '{provider} [takes|take] screw-on freewheels, not cassettes. They do not go together.';
  return needer.id === bikeId && isThread(needed)
    ? 'Your sprockets screw on: they are a freewheel. {part} [takes|take] cassettes, which slide on. Look for [one|ones] with a screw thread.'
    : undefined;
}

const isThread = ({ values }: PartInterface): boolean =>
  values?.every((value) => value === 'freewheel') === true;

function withOtherBody({ provider, provided, needed }: Pairing): Comparison {
  const options = statementsOf(provider, 'freehub-option', 'provides');
  if (options.some(({ values }) => values === undefined)) return { verdict: 'unknown' };
  const bodies = options.flatMap(({ values = [] }) => values);
  const needs = bodies.find((value) => needed.values?.includes(value));
  if (needs === undefined) return { verdict: 'does-not-fit' };
  const family = valuesOf(provider, 'freehub-mount', 'provides');
  const part = `the ${nameOf(needs)} freehub body that is made for ${provider.name}`;
  const adapter = { key: 'freehub', provides: provided.values?.[0] ?? '', needs, family, part };
  return { verdict: 'with-adapter', adapter };
}
