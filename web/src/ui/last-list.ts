/** State of an admin list when this tab last displayed it. */
export interface LastList {
  readonly address: string;
  /** Key under which React Router stores the scroll position. */
  readonly scrollKey: string;
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
}

export interface ReturnState {
  readonly scrollKey?: string;
}

const lists = new Map<string, LastList>();

export const lastList = (path: string): LastList | undefined => lists.get(path);

export function keepList(path: string, list: LastList): void {
  lists.set(path, list);
}

export function forgetLists(): void {
  lists.clear();
}
