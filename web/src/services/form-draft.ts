/** Keeps one unsent form in memory. `of` identifies user and record; reading with another `of` returns null. */
export function formDraft<Values>() {
  let draft: { readonly of: string; readonly values: Values } | null = null;
  return {
    keep: (of: string, values: Values): void => {
      draft = { of, values };
    },
    read: (of: string): Values | null => (draft?.of === of ? draft.values : null),
    discard: (): void => {
      draft = null;
    },
  };
}
