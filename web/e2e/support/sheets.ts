import { expect, type Page } from '@playwright/test';

/** Waits until the history state names this side panel as open, or no side panel if `name` is omitted. */
export async function expectSheetEntry(page: Page, name?: string): Promise<void> {
  const sheet = () => page.evaluate(() => (history.state as { usr?: { sheet?: string } } | null)?.usr?.sheet);
  await expect.poll(sheet, 'side panel in the history state').toBe(name);
}
