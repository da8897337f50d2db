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
 * Renders a part's first picture as the preview picture for shared links. Returns null if the part has no picture, and
 * the address of its own picture if the part has another slug.
 */
export function sharePictures(
  { products, images, renditions }: Pick<Ports, 'products' | 'images' | 'renditions'>,
  { caches, queue }: SharedState,
) {
  const drawn = caches.open<Drawn>('sharePictures', ({ picture }) => (picture?.length ?? 0) + 1);
  const draw = async (hash: string) => {
    const picture = await images.find(hash, maxWidth);
    return { picture: picture && (await renditions.share(picture)) };
  };
  return async (slug: string): Promise<SharePicture | null> => {
    const product = await products.find(slug);
    if (product === null) return null;
    if (product.slug !== slug) return { address: `/parts/${product.slug}/share.jpg` };
    const [hash] = product.images.flatMap(({ url }) => ownPicture.exec(url)?.[1] ?? []);
    if (hash === undefined) return null;
    const { picture } = await drawn.get(hash, () => queue(() => draw(hash), maxQueued));
    return picture && { picture };
  };
}

/** Maximum queued pictures. */
const maxQueued = 10;
