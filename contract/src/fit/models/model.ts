import type { InterfaceKey } from '../interfaces.ts';
import type { PartKindKey } from '../kinds.ts';

/** Answers about a bike that follow from a component. */
export type ModelAnswers = Readonly<Partial<Record<InterfaceKey, string | number>>>;

/** Component that people recognise by the code or name printed on it. */
export interface ComponentModel {
  /** Code as the maker prints it: `RD-R7000-GS`. */
  readonly code: string;
  /** Other spellings, such as the printed name of a part that is sold under a long code. */
  readonly aliases?: readonly string[] | undefined;
  readonly name: string;
  readonly component: PartKindKey;
  /** End of the bike, for components that exist for one end only. */
  readonly end?: 'front' | 'rear' | undefined;
  /** Only values that the code decides. A code that covers several variants states what they have in common. */
  readonly answers: ModelAnswers;
  /** Address of the maker's page or document. */
  readonly source: string;
  /** Address of a page for values that the maker's page does not state. */
  readonly secondSource?: string | undefined;
}

interface RowOptions extends Pick<ComponentModel, 'aliases' | 'end'> {
  readonly source?: string;
  readonly secondSource?: string;
}

/** Code, series (empty if the code is the printed name), answers that the models of the group do not share, and exceptions. */
type Row = readonly [code: string, series: string, answers?: ModelAnswers, options?: RowOptions];

interface ModelGroup extends Omit<RowOptions, 'aliases' | 'source'> {
  readonly maker: string;
  readonly component: PartKindKey;
  /** Words that follow the series in the name: `rear derailleur`. */
  readonly noun: string;
  /** Answers that all models of the group share. */
  readonly shared?: ModelAnswers;
  /** Returns the address of the maker's page for a code. */
  readonly source: (code: string) => string;
}

/** Builds the models of one maker that share a component and answers. */
export const modelGroup = (group: ModelGroup, rows: readonly Row[]): readonly ComponentModel[] =>
  rows.map(([code, series, answers = {}, options = {}]) => ({
    code,
    aliases: options.aliases,
    name: nameOf(group, series === '' ? code : series),
    component: group.component,
    end: options.end ?? group.end,
    answers: { ...group.shared, ...answers },
    source: options.source ?? group.source(code),
    secondSource: options.secondSource ?? group.secondSource,
  }));

const nameOf = ({ maker, noun }: ModelGroup, series: string) =>
  series.startsWith(maker) ? `${series} ${noun}` : `${maker} ${series} ${noun}`;
