import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { storedProduct } from '../products/part.ts';

const moment = Timestamp.now();
export const times = { createdAt: moment, updatedAt: moment };

export const hash = 'a'.repeat(64);

/** Stores one product and one picture. Returns the picture as PNG. */
export async function storeShop(firestore: Firestore): Promise<Buffer> {
  const product = {
    name: 'Chainring',
    img: '/image/a.webp',
    description: 'One.',
    priceCents: 5990,
    quantity: 10,
    minOrder: 1,
  };
  await firestore.doc('products/chainring').set(storedProduct({ ...product, position: 1, ...times }));
  const image = { width: 4, height: 4, channels: 3, background: '#345' } as const;
  const picture = await sharp({ create: image }).png().toBuffer();
  const bytes = await sharp(picture).webp().toBuffer();
  await firestore.doc(`images/${hash}-320`).set({ hash, width: 320, height: 4, bytes, createdAt: moment });
  return picture;
}
