/**
 * What somebody typed into a form that went away before it was sent. In this page's memory alone, and only one at a time.
 *
 * `of` names whose it is and what it is about; it is read under the same name alone.
 */
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
