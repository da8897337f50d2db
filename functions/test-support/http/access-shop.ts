import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { mailDocument } from '../../src/gateways/firestore/mail-document.ts';
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

export async function storeReview(firestore: Firestore): Promise<string> {
  const review = { customerEmail: 'c@example.com', customerName: '', customerPhoto: null, comment: 'Good.' };
  const owner = { customerUid: null, productId: null, verified: false };
  const stored = { ...review, ...owner, rating: 5, published: false, ...times };
  return (await firestore.collection('reviews').add(stored)).id;
}

export async function storeMail(firestore: Firestore, orderId: string): Promise<string> {
  const { document, fields } = mailDocument(firestore, {
    orderId,
    event: 'placed',
    occurrence: crypto.randomUUID(),
    to: 'c@example.com',
    uid: null,
    message: { subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' },
  });
  await document.withConverter(null).create({ ...fields, ...times });
  return document.id;
}

export async function addProduct(firestore: Firestore): Promise<string> {
  const text = { name: 'Rim', img: '/image/a.webp', description: 'One.' };
  const product = { ...text, priceCents: 1, quantity: 1, minOrder: 1, position: 2 };
  return (await firestore.collection('products').add(storedProduct({ ...product, ...times }))).id;
}
