import type { Caches } from '../http/caches.ts';
import type { Ports } from '../ports.ts';
import type { RenderQueue } from './render-queue.ts';

const maxWidth = 1280;
const ownPicture = /\/image\/([0-9a-f]{64})-\d+\.webp$/u;

interface SharedState {
  readonly caches: Caches;
  readonly queue: RenderQueue;
}

interface Drawn {
  readonly picture: Buffer | null;
}

type SharePicture = { readonly picture: Buffer } | { readonly address: string };

/**
 * Combines a part's first two pictures into the preview picture for shared links. Returns null if the part has no
 * picture, and the address of its own picture if the part has another slug.
 */
export function sharePictures(
  { products, images, renditions }: Pick<Ports, 'products' | 'images' | 'renditions'>,
  { caches, queue }: SharedState,
) {
  const drawn = caches.open<Drawn>('sharePictures', ({ picture }) => (picture?.length ?? 0) + 1);
  const draw = async (hashes: readonly string[]) => {
    const found = await Promise.all(hashes.map((hash) => images.find(hash, maxWidth)));
    const pictures = found.filter((picture) => picture !== null);
    return { picture: pictures.length === 0 ? null : await renditions.share(pictures) };
  };
  return async (slug: string): Promise<SharePicture | null> => {
    const product = await products.find(slug);
    if (product === null) return null;
    if (product.slug !== slug) return { address: `/parts/${product.slug}/share.jpg` };
    const hashes = product.images.flatMap(({ url }) => ownPicture.exec(url)?.[1] ?? []).slice(0, 2);
    if (hashes.length === 0) return null;
    const { picture } = await drawn.get(hashes.join(' '), () => queue(() => draw(hashes), maxQueued));
    return picture && { picture };
  };
}

/** Maximum queued pictures. */
const maxQueued = 10;
