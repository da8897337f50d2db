import { ApiError, type Review, type ReviewDraft, type reviewEndpoints } from '@pedalworks/contract';
import { requireAdmin } from '../http/authenticate.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { mapList } from '../http/paging.ts';
import type { OrdersPort } from '../orders/orders-port.ts';
import type { SettingsPort } from '../settings/settings-port.ts';
import type { ReviewRecord, ReviewsPort } from './reviews-port.ts';

interface ReviewPorts {
  readonly orders: Pick<OrdersPort, 'hasPaid'>;
  readonly reviews: ReviewsPort;
  readonly settings: Pick<SettingsPort, 'read'>;
}

export function reviewHandlers(ports: ReviewPorts): Handlers<typeof reviewEndpoints> {
  const { reviews } = ports;
  return {
    listReviews: ({ query, caller }) => {
      if (query.all !== 'true')
        return mapList(reviews.listPublished(), (records) => records.map(toPublicReview));
      requireAdmin(caller);
      return mapList(reviews.listAll(), (records) => records.map(toReview));
    },
    addReview: async ({ body, caller }) => {
      const published = await isPublic(ports, caller);
      const stored = toReview(await reviews.add({ ...reviewBy(body, caller), published }));
      return { ...stored, insertedId: stored._id };
    },
    publishReview: async ({ params, body, caller: by, signal }) => {
      const changed = await reviews.setPublished(params.id, body.published, { by, signal });
      if (changed === null) throw new ApiError('reviews/not-found');
      return { acknowledged: true, modifiedCount: changed ? 1 : 0 };
    },
    deleteReview: async ({ params, caller: by, signal }) => {
      if (!(await reviews.remove(params.id, { by, signal }))) throw new ApiError('reviews/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
  };
}

/** A guest may be anyone, so an admin has to approve the review first; where the shop says so, all but whoever bought there. */
async function isPublic({ orders, settings }: ReviewPorts, caller: Caller | null): Promise<boolean> {
  if (caller === null) return false;
  const { moderateReviews } = await settings.read();
  return !moderateReviews || orders.hasPaid(caller);
}

function reviewBy(
  { comment, rating, ...guest }: ReviewDraft,
  caller: Caller | null,
): Omit<ReviewRecord, 'id' | 'createdAt' | 'published'> {
  if (caller === null) {
    const { customerEmail, customerName, customerPhoto } = guest;
    return {
      comment,
      rating,
      customerEmail,
      customerName: customerName ?? '',
      customerPhoto: customerPhoto || null,
    };
  }
  const { email, name, photo } = caller;
  return { comment, rating, customerEmail: email, customerName: name, customerPhoto: photo };
}

function toReview({ id, createdAt, ...review }: ReviewRecord): Review {
  return { _id: id, ...review, createdAt: createdAt.toISOString() };
}

function toPublicReview(record: ReviewRecord): Review {
  return { ...toReview(record), customerEmail: masked(record.customerEmail) };
}

/** c…@example.com: the author recognises it, and nobody can write to it (docs/api.md, Calls). */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…');
}
