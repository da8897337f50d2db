import type { CatalogueProduct } from '@pedalworks/contract';
import type { RuleOutcome, RuleVerdict } from '@pedalworks/contract/fit';
import { perFitChoice } from '../catalogue/fit-choices.ts';

export interface LinkedPart {
  readonly slug: string;
  readonly name: string;
}

/** Other part of the shop, as the panel displays it. */
export interface RelatedPart extends LinkedPart {
  readonly img: string;
  /** First sentence of the verdict, or the reason that an admin gave. */
  readonly reason: string;
  readonly isConfirmed: boolean;
  readonly limits: readonly string[];
  readonly adapters: readonly LinkedPart[];
  /** Parts in the same role that fit, if this one does not. */
  readonly alternatives: readonly LinkedPart[];
}

export interface RelatedGroup {
  /** Size of the group. `parts` may contain only the first ones. */
  readonly count: number;
  readonly parts: readonly RelatedPart[];
}

export interface PartFit {
  readonly groups: Readonly<Record<RuleVerdict, RelatedGroup>>;
  /** Pages and standards behind the reasons, such as `Title, https://…`. */
  readonly sources: readonly string[];
}

/** Judgement of one other part, from the API or from the rules themselves. */
interface PartJudgement {
  readonly id: string;
  readonly rules: readonly Pick<RuleOutcome, 'key' | 'message' | 'source'>[];
  readonly via: readonly string[];
  readonly limits: readonly string[];
}

type Judgements = Readonly<Record<RuleVerdict, readonly PartJudgement[]>>;

interface Context {
  /** Ids of the parts to list first. */
  readonly fitsWith: readonly string[];
  readonly judged: Judgements;
  /** Numbers of judged parts, if `judged` contains only the first ones. */
  readonly counts?: Readonly<Record<RuleVerdict, number>>;
  readonly catalogue: readonly CatalogueProduct[];
  /** Maximum number of parts in each group. */
  readonly limit: number;
}

const maxSources = 8;
const maxAlternatives = 2;

/** Joins the judgements of a part with the names and pictures of the catalogue. */
export function partFit({ fitsWith, judged, counts, catalogue, limit }: Context): PartFit {
  const byId = new Map(catalogue.map((part) => [part._id, part]));
  const groupOf = (verdict: RuleVerdict): RelatedGroup => {
    const known = judged[verdict].filter(({ id }) => byId.has(id));
    const listed = verdict === 'fits' ? inOrderOf(fitsWith, known) : known;
    const parts = listed.slice(0, limit).flatMap((each) => {
      const part = byId.get(each.id);
      return part === undefined ? [] : [relatedPart(part, { each, verdict, judged, byId })];
    });
    return { count: counts?.[verdict] ?? known.length, parts };
  };
  return {
    groups: perFitChoice(groupOf),
    sources: sourcesOf(judged),
  };
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

function relatedPart(part: CatalogueProduct, { each, verdict, judged, byId }: RelatedContext): RelatedPart {
  const { slug, name, img } = part;
  const [decisive] = each.rules;
  const override = each.rules.find(({ key }) => key === 'override');
  const adapters = verdict === 'with-adapter' ? linked(each.via, byId) : [];
  const fitting = judged.fits.flatMap(({ id }) => byId.get(id) ?? []);
  const isFailure = verdict === 'does-not-fit' && override === undefined && decisive !== undefined;
  return {
    ...{ slug, name, img, adapters },
    reason: (override ?? decisive)?.message ?? '',
    isConfirmed: override !== undefined,
    limits: each.limits,
    alternatives: isFailure ? firstLinked(sameRole(part, { key: decisive.key, candidates: fitting })) : [],
  };
}

type Comparable = Pick<CatalogueProduct, '_id' | 'category' | 'interfaces'>;

interface Role {
  /** Key of the interface on which the part fails. */
  readonly key: string;
  readonly candidates: readonly CatalogueProduct[];
}

/** Returns parts of the same category that state the same interface in the same role. */
export function sameRole(part: Comparable, { key, candidates }: Role): readonly CatalogueProduct[] {
  const rolesOf = ({ interfaces }: Comparable) =>
    interfaces.filter((each) => each.key === key).map(({ side, place }) => `${side} ${place ?? ''}`);
  const roles = rolesOf(part);
  return candidates
    .filter(({ _id, category }) => _id !== part._id && category === part.category)
    .filter((candidate) => rolesOf(candidate).some((role) => roles.includes(role)));
}

export function firstLinked(parts: readonly CatalogueProduct[]): readonly LinkedPart[] {
  return parts.slice(0, maxAlternatives).map(({ slug, name }) => ({ slug, name }));
}

export function linked(
  ids: readonly string[],
  byId: ReadonlyMap<string, CatalogueProduct>,
): readonly LinkedPart[] {
  return ids.flatMap((id) => {
    const part = byId.get(id);
    return part === undefined ? [] : [{ slug: part.slug, name: part.name }];
  });
}

function sourcesOf(judged: Judgements): readonly string[] {
  const outcomes = Object.values(judged).flatMap((parts) => parts.flatMap(({ rules }) => rules.slice(0, 1)));
  const sources = outcomes.filter(({ key }) => key !== 'override').map(({ source }) => source);
  return [...new Set(sources)].slice(0, maxSources);
}
