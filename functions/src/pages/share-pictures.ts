import type { Ports } from '../ports.ts';

const maxWidth = 1280;
const ownPicture = /\/image\/([0-9a-f]{64})-\d+\.webp$/u;

/** Combines a part's first two pictures into the preview picture for shared links. */
export function sharePictures({
  products,
  images,
  renditions,
}: Pick<Ports, 'products' | 'images' | 'renditions'>) {
  return async (slug: string): Promise<Uint8Array | null> => {
    const product = await products.find(slug);
    const hashes = (product?.images ?? []).flatMap(({ url }) => ownPicture.exec(url)?.[1] ?? []);
    const found = await Promise.all(hashes.slice(0, 2).map((hash) => images.find(hash, maxWidth)));
    const pictures = found.filter((picture) => picture !== null);
    return pictures.length === 0 ? null : renditions.share(pictures);
  };
}
