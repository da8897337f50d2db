import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryPictures } from './try-pictures.ts';

let loading: FakeImage[] = [];
let requested = 0;

class FakeImage {
  readonly referrerPolicy = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  #address = '';

  get src(): string {
    return this.#address;
  }

  set src(address: string) {
    this.#address = address;
    requested += 1;
    loading.push(this);
  }
}

/** Lets all pending pictures load, except those with `dead` in their address, which fail. */
async function settleAll(): Promise<void> {
  while (loading.length > 0) {
    const settled = loading;
    loading = [];
    for (const { src, onload, onerror } of settled) (src.includes('dead') ? onerror : onload)();
    await new Promise(setImmediate);
  }
}

beforeEach(() => {
  loading = [];
  requested = 0;
  vi.stubGlobal('Image', FakeImage);
});
afterEach(() => vi.unstubAllGlobals());

const addresses = (count: number) => Array.from({ length: count }, (_, nth) => `https://p.example/${nth}`);
const { signal } = new AbortController();

it('tryPictures returns the URLs of pictures that fail to load, and requests each URL once', async () => {
  const tried = tryPictures(
    ['https://p.example/dead', 'https://p.example/1', 'https://p.example/dead'],
    signal,
  );
  await settleAll();
  expect(await tried).toEqual({ dead: new Set(['https://p.example/dead']), untried: new Set() });
  expect(requested).toBe(2);
});

it('tryPictures requests at most six pictures at a time and 200 in total, and returns the rest as untried', async () => {
  const tried = tryPictures([...addresses(200), 'https://p.example/dead'], signal);
  expect(loading).toHaveLength(6);
  await settleAll();
  expect(await tried).toEqual({ dead: new Set(), untried: new Set(['https://p.example/dead']) });
  expect(requested).toBe(200);
});

it('tryPictures returns immediately when aborted, and returns pictures still loading as untried', async () => {
  const stop = new AbortController();
  const tried = tryPictures(['https://p.example/dead', ...addresses(20)], stop.signal);
  loading.shift()?.onerror();
  await new Promise(setImmediate);
  stop.abort();
  expect(await tried).toEqual({
    dead: new Set(['https://p.example/dead']),
    untried: new Set(addresses(20)),
  });
  expect(requested).toBe(7);
});
