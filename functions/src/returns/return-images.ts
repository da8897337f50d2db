import { createHash } from 'node:crypto';
import { ApiError, isOpenReturn, maxReturnImages, type returnEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { uploadedFile } from '../images/uploaded-file.ts';
import type { Caller } from '../model/caller.ts';
import type { ReturnRecord } from '../model/returns.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { returnAnswers, type ReturnPorts } from './return-answer.ts';
import { ownReturn } from './return-owner.ts';

type ImageEndpoints = Pick<typeof returnEndpoints, 'addReturnImage' | 'getReturnImage'>;

/** Handles pictures of returns. Unlike those of parts, they have no public address. */
export function returnImageHandlers(
  ports: ReturnPorts & Pick<Ports, 'renditions'>,
  pictures: Pictures,
): Handlers<ImageEndpoints> {
  const toAnswers = returnAnswers(ports, pictures);
  return {
    addReturnImage: async ({ params, rawBody, caller, signal }) => {
      const seen = await ownReturn(ports, params.id, caller);
      requireRoom(seen);
      const upload = await uploadedFile(rawBody);
      const picture = await ports.renditions.render(upload, signal);
      const largest = picture.renditions.at(-1);
      if (largest === undefined) throw new ApiError('images/unreadable');
      const id = createHash('sha256').update(upload).digest('hex');
      const { height, bytes } = largest;
      // `width` of a rendition is nominal: small pictures are not enlarged.
      const width = Math.round((height * picture.width) / picture.height);
      const changed = await ports.transact({ subject: seen.orderId, signal }, (transaction) =>
        addImage(transaction, { returnId: seen.id, caller, image: { id, width, height, bytes } }),
      );
      const [answer] = await toAnswers([changed]);
      if (answer === undefined) throw new ApiError('returns/not-found');
      return answer;
    },
    getReturnImage: async ({ params: { id, imageId }, caller }) => {
      const { id: returnId, images } = await ownReturn(ports, id, caller);
      const isListed = images.some((image) => image.id === imageId);
      const bytes = isListed ? await ports.returns.findImage(returnId, imageId) : null;
      if (bytes === null) throw new ApiError('images/not-found');
      return bytes;
    },
  };
}

function requireRoom({ state, images }: ReturnRecord): void {
  if (!isOpenReturn(state))
    throw new ApiError('returns/move-refused', { message: `This return is ${state} now.` });
  if (images.length >= maxReturnImages) throw new ApiError('returns/too-many-images');
}

interface AddedImage {
  readonly returnId: string;
  readonly caller: Caller;
  readonly image: Parameters<ShopTransaction['addReturnImage']>[1];
}

/** Adds a picture to a return, unless the return has it. */
async function addImage(
  transaction: ShopTransaction,
  { returnId, caller, image }: AddedImage,
): Promise<ReturnRecord> {
  const before = await transaction.orderReturn(returnId);
  if (before === null) throw new ApiError('returns/not-found');
  const { id, width, height } = image;
  if (before.images.some((each) => each.id === id)) return before;
  requireRoom(before);
  const changed = { ...before, images: [...before.images, { id, width, height }] };
  transaction.addReturnImage(before, image);
  transaction.writeReturn(changed);
  if (caller.admin) {
    const by = { uid: caller.uid, email: caller.email };
    transaction.audit({ by, action: 'images/upload', target: id, before: null, after: { width, height } });
  }
  return changed;
}
