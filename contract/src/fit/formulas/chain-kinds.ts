import { bikeId } from '../bike-id.ts';
import { bikeAndPart, statementsOf, valuesOf } from '../statements.ts';
import type { Comparison, FitPart, Formula } from '../types.ts';

/**
 * Compares a cassette with gears for LINKGLIDE, whose sprockets are thicker and have another distance. A cassette does
 * not state whether it is made for them.
 */
export const linkglide: Formula = ({ rule, a, b }) => {
  const [gears, cassette] = b.kind === 'cassette' ? [a, b] : [b, a];
  if (cassette.kind !== 'cassette') return null;
  const [body] = statementsOf(cassette, 'freehub', 'needs');
  const [pull] = statementsOf(gears, 'pull-group');
  if (body === undefined || pull === undefined) return null;
  const pairing = { provider: gears, provided: pull, needer: cassette, needed: body };
  if (pull.values === undefined)
    return mayBeLinkglide(gears, cassette) ? { rule, pairing, verdict: 'fits', limit: linkglideLimit } : null;
  if (!pull.values.every((group) => group === 'shimano-cues')) return null;
  return { rule, pairing, verdict: 'unknown', message: linkglideText };
};

/** True if the shifters of a bike are unknown, and shift a number of speeds that such gears have. */
function mayBeLinkglide(bike: FitPart, cassette: FitPart): boolean {
  const protocols = valuesOf(bike, 'protocol');
  const isElectronic = protocols.length > 0 && !protocols.includes('cable');
  const hasCount = valuesOf(cassette, 'speeds').some((count) => ['9', '10', '11'].includes(count));
  return bike.id === bikeId && !isElectronic && hasCount;
}

const linkglideLimit = 'Not for Shimano gears that are marked CUES or LINKGLIDE: ask us for those.';
const linkglideText =
  'Shimano CUES gears need a cassette (the sprockets) that is marked LINKGLIDE. This one may have another distance between its sprockets. Ask us first.';

/** Families of chains that are flat on top and have larger rollers. */
const flatFamilies: readonly string[] = ['Flattop', 'T-Type'];
const kindsOnChain: readonly string[] = ['chain', 'chainring', 'crankset'];

/** Compares a chain or chainring of unstated family with the chain of a bike. A chain that is flat on top needs teeth of its own. */
export const flatChain: Formula = ({ rule, a, b }) => {
  const { bike, part } = bikeAndPart(a, b) ?? {};
  if (bike === undefined || part === undefined || !kindsOnChain.includes(part.kind ?? '')) return null;
  if (statementsOf(part, 'chain-family').length > 0) return null;
  const [provided] = statementsOf(bike, 'chain-family');
  const [needed] = statementsOf(part, 'speeds');
  if (provided === undefined || needed === undefined) return null;
  const finding = { rule, pairing: { provider: bike, provided, needer: part, needed } };
  if (provided.values === undefined) {
    const family = unstatedFamily(bike);
    return family === null ? null : { ...finding, ...family };
  }
  if (!provided.values.some((family) => flatFamilies.includes(family)))
    return { ...finding, verdict: 'fits' };
  return { ...finding, verdict: 'unknown', message: flatText };
};

const flatText =
  'Your chain is flat on top, and needs parts of its own kind. {needer} [is|are] not stated to be for it. Ask us first.';

/** Returns `unknown` for wireless SRAM gears, which often have such a chain, and null for gears that have none. */
function unstatedFamily(bike: FitPart): Comparison | null {
  const protocols = valuesOf(bike, 'protocol');
  if (protocols.includes('AXS')) return { verdict: 'unknown' };
  const isSram = valuesOf(bike, 'freehub').some((body) => body.startsWith('XD'));
  return isSram || protocols.length === 0 ? { verdict: 'fits', limit: flatLimit } : null;
}

const flatLimit = 'If your present chain is flat on top, ask us first: it needs parts of its own kind.';
