import type { CatalogueProduct } from '@pedalworks/contract';
import type { RuleOutcome, RuleVerdict } from '@pedalworks/contract/fit';
import type { CartPart } from '../../cart/public/cart-steps.ts';
import { isSoldOut } from '../public/quote.ts';
import { fitChoices, perFitChoice } from '../catalogue/fit-choices.ts';

export interface LinkedPart {
  readonly slug: string;
  readonly name: string;
  readonly isSoldOut: boolean;
}

/** Part with what a list needs to show and sell it. */
export type RelatedPart = CartPart & Pick<CatalogueProduct, 'slug' | 'name' | 'img'>;

/** Parts with the same verdict for the same reason. */
export interface RelatedSection {
  /** Sentence of the verdict, or the reason that an admin gave; empty for parts that fit. */
  readonly reason: string;
  readonly isConfirmed: boolean;
  readonly limits: readonly string[];
  readonly adapters: readonly RelatedPart[];
  /** Adapters that the shop does not sell. */
  readonly otherAdapters: readonly string[];
  readonly parts: readonly RelatedPart[];
  /** Parts of the same kind that fit, if these do not. */
  readonly alternatives: readonly LinkedPart[];
}

export interface VerdictGroup {
  /** Size of the group. `sections` may contain only the first ones. */
  readonly count: number;
  readonly sections: readonly RelatedSection[];
}

export interface PartFit {
  readonly groups: Readonly<Record<RuleVerdict, VerdictGroup>>;
  /** Pages and standards behind the reasons, such as `Title, https://…`. */
  readonly sources: readonly string[];
}

/** Judgement of one other part, from the API or from the rules themselves. */
interface PartJudgement {
  readonly id: string;
  readonly rules: readonly Pick<RuleOutcome, 'key' | 'message' | 'source'>[];
  readonly via: readonly string[];
  readonly otherAdapters: readonly string[];
  readonly limits: readonly string[];
}

interface Judgements extends Readonly<Record<RuleVerdict, readonly PartJudgement[]>> {
  /** Numbers of judged parts, because each list may contain only the first ones. */
  readonly counts: Readonly<Record<RuleVerdict, number>>;
}

interface Context {
  /** Ids of the parts to list first. */
  readonly fitsWith: readonly string[];
  readonly judged: Judgements;
  readonly catalogue: readonly CatalogueProduct[];
  /** Maximum number of parts in each group. */
  readonly limit: number;
}

const maxSources = 8;
const maxAlternatives = 2;

/** Joins the judgements of a part with the names and pictures of the catalogue. */
export function partFit({ fitsWith, judged, catalogue, limit }: Context): PartFit {
  const byId = new Map(catalogue.map((part) => [part._id, part]));
  const groupOf = (verdict: RuleVerdict): VerdictGroup => {
    const known = judged[verdict].filter(({ id }) => byId.has(id));
    const listed = verdict === 'fits' ? inOrderOf(fitsWith, known) : known;
    const sections = listed.slice(0, limit).flatMap((each) => {
      const part = byId.get(each.id);
      return part === undefined ? [] : [sectionOf(part, { each, verdict, judged, byId })];
    });
    const missing = judged[verdict].length - known.length;
    return { count: judged.counts[verdict] - missing, sections: merged(sections) };
  };
  return { groups: perFitChoice(groupOf), sources: sourcesOf(judged) };
}

/** Joins sections with the same reason, limits and adapters. */
function merged(sections: readonly RelatedSection[]): readonly RelatedSection[] {
  const byReason = new Map<string, RelatedSection>();
  for (const section of sections) {
    const { reason, limits, adapters, otherAdapters } = section;
    const slugs = adapters.map(({ slug }) => slug);
    // With adapters, the list names them instead of the reason.
    const key = JSON.stringify([slugs.length > 0 ? slugs : reason, limits, otherAdapters]);
    const found = byReason.get(key);
    byReason.set(
      key,
      found === undefined ? section : { ...found, parts: [...found.parts, ...section.parts] },
    );
  }
  return [...byReason.values()];
}

/** Moves the parts of `ids` to the front, in the order of `ids`. */
function inOrderOf(ids: readonly string[], parts: readonly PartJudgement[]): readonly PartJudgement[] {
  const placeOf = ({ id }: PartJudgement) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface RelatedContext {
  readonly each: PartJudgement;
  readonly verdict: RuleVerdict;
  readonly judged: Judgements;
  readonly byId: ReadonlyMap<string, CatalogueProduct>;
}

function sectionOf(part: CatalogueProduct, { each, verdict, judged, byId }: RelatedContext): RelatedSection {
  const [decisive] = each.rules;
  const override = each.rules.find(({ key }) => key === 'override');
  const isFailure = verdict === 'does-not-fit' && override === undefined && decisive !== undefined;
  const fitting = judged.fits.flatMap(({ id }) => byId.get(id) ?? []);
  const isAdapted = verdict === 'with-adapter';
  return {
    reason: override?.message ?? (verdict === 'fits' ? '' : reasonOf(decisive?.message ?? '', part)),
    isConfirmed: override !== undefined,
    limits: each.limits,
    adapters: isAdapted ? each.via.flatMap((id) => listed(byId.get(id))) : [],
    otherAdapters: isAdapted ? each.otherAdapters : [],
    parts: listed(part),
    alternatives: isFailure ? firstLinked(sameKind(part, { key: decisive.key, candidates: fitting })) : [],
  };
}

/** Replaces the name of a part, so that one sentence stands for several parts. */
const reasonOf = (message: string, { name }: CatalogueProduct): string =>
  message.startsWith(name)
    ? `This part${message.slice(name.length)}`.replaceAll(name, 'this part')
    : message.replaceAll(name, 'this part');

function listed(part: CatalogueProduct | undefined): readonly RelatedPart[] {
  if (part === undefined) return [];
  const { _id, slug, name, img, price, minOrder, step, priceBreaks, quantity } = part;
  return [{ _id, slug, name, img, price, minOrder, step, priceBreaks, quantity }];
}

type Comparable = Pick<CatalogueProduct, '_id' | 'category' | 'kind' | 'interfaces'>;

interface Role {
  /** Key of the interface on which the part fails. */
  readonly key: string;
  readonly candidates: readonly CatalogueProduct[];
}

/** Returns other parts of the same kind; if it is unknown, those that state the same interface in the same role. */
export function sameKind(part: Comparable, { key, candidates }: Role): readonly CatalogueProduct[] {
  const others = candidates.filter(({ _id }) => _id !== part._id);
  const { kind = null } = part;
  if (kind !== null) return others.filter((candidate) => candidate.kind === kind);
  const rolesOf = ({ interfaces }: Comparable) =>
    interfaces.filter((each) => each.key === key).map(({ side, place }) => `${side} ${place ?? ''}`);
  const roles = rolesOf(part);
  return others
    .filter(({ category }) => category === part.category)
    .filter((candidate) => rolesOf(candidate).some((role) => roles.includes(role)));
}

function firstLinked(parts: readonly CatalogueProduct[]): readonly LinkedPart[] {
  return parts.slice(0, maxAlternatives).map(linkTo);
}

export function linked(
  ids: readonly string[],
  byId: ReadonlyMap<string, CatalogueProduct>,
): readonly LinkedPart[] {
  return ids.flatMap((id) => byId.get(id) ?? []).map(linkTo);
}

export const linkTo = (part: CatalogueProduct): LinkedPart => ({
  slug: part.slug,
  name: part.name,
  isSoldOut: isSoldOut(part),
});

function sourcesOf(judged: Judgements): readonly string[] {
  const outcomes = fitChoices.flatMap((verdict) => judged[verdict].flatMap(({ rules }) => rules.slice(0, 1)));
  const sources = outcomes.filter(({ key }) => key !== 'override').map(({ source }) => source);
  return [...new Set(sources)].slice(0, maxSources);
}
