/** In-memory draft of one unsent form. `of` names its owner and subject; it is read under the same name only. */
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
