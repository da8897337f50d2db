import { afterEach, expect, it, vi } from 'vitest';
import { exportFile } from './export-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fakes the given responses in turn, where null means a lost connection, and returns the requested URLs. */
function answering(...answers: readonly (Response | null)[]): readonly string[] {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return asked;
}

const page = (text: string, cursor?: string) =>
  new Response(text, {
    headers: {
      'Content-Disposition': 'attachment; filename="orders-2026-10.csv"',
      ...(cursor === undefined ? {} : { Link: `<?limit=1000&cursor=${cursor}>; rel="next"` }),
    },
  });

it('exportFile joins the pages of an export and retries an interrupted page', async () => {
  const asked = answering(page('a\r\n', '0.1-2-x'), null, page('b\r\n'));
  const progress: number[] = [];
  const file = await exportFile({ name: 'exportOrders', query: { from: '2026-10-01' } }, (rows) =>
    progress.push(rows),
  );
  expect([await file.content.text(), file.fileName]).toEqual(['a\r\nb\r\n', 'orders-2026-10.csv']);
  expect(progress).toEqual([1000]);
  expect(asked).toEqual([
    '/export/orders.csv?from=2026-10-01&limit=1000',
    ...Array.from({ length: 2 }, () => '/export/orders.csv?from=2026-10-01&limit=1000&cursor=0.1-2-x'),
  ]);
});

it('exportFile fails if the download of a page fails twice in a row', async () => {
  answering(page('a\r\n', '0.1-2-x'), null, null);
  await expect(exportFile({ name: 'exportOrders' }, () => undefined)).rejects.toThrow('could not be reached');
});
