import { expect, type Page } from '@playwright/test';

interface Entry {
  readonly usr?: { readonly sheet?: string; readonly dialogs?: readonly string[] } | null;
}

/** Waits until the history state names this side panel as open, or neither a side panel nor a dialog if omitted. */
export async function expectSheetEntry(page: Page, name?: string): Promise<void> {
  const sheet = () =>
    page.evaluate(() => {
      const { sheet, dialogs } = (history.state as Entry | null)?.usr ?? {};
      return sheet ?? dialogs?.at(-1);
    });
  await expect.poll(sheet, 'side panel in the history state').toBe(name);
}
