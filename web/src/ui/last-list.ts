/** A list as this tab last displayed it. */
export interface LastList {
  /** Its address, with view, search, sorting and page. */
  readonly address: string;
  /** Under which its scroll position is stored. */
  readonly scrollKey: string;
  /** All its rows, in the order displayed. */
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
}

/** State of a navigation that returns to where a list was scrolled to. */
export interface ReturnState {
  readonly scrollKey?: string;
}

const lists = new Map<string, LastList>();

/** The list that this tab last displayed under a path; undefined if it has displayed none. */
export const lastList = (path: string): LastList | undefined => lists.get(path);

export function keepList(path: string, list: LastList): void {
  lists.set(path, list);
}

/** Forgets all lists: they are another session's. */
export function forgetLists(): void {
  lists.clear();
}
