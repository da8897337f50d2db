import { randomInt } from 'node:crypto';
import { ApiError, slugOf, type ErrorCode } from '@pedalworks/contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { readConverter } from './documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A document's id of a name: a part number may have a slash in it. */
export const nameId = encodeURIComponent;

/** slugs/{slug} and partNumbers/{number} hold whose a name is. */
const asOwner = readConverter<{ readonly productId: string }, string>(({ productId }) => productId);

/** A name that is a product's own once its unit of work is written. */
export interface ClaimedName {
  readonly name: string;
  /** Whether it was not the product's own before. */
  readonly isNew: boolean;
}

interface Claim {
  readonly productId: string;
  /** What an admin asks for; undefined where it is to be made up. */
  readonly wanted: string | undefined;
}

/**
 * The names by which one product is found. Each is a document, so that two products cannot take the same one at the same
 * time; a slug stays its product's for ever, as links to it do.
 */
export function productNames(firestore: Firestore) {
  const slugs = firestore.collection('slugs').withConverter(asOwner);
  const partNumbers = firestore.collection('partNumbers').withConverter(asOwner);
  const products = firestore.collection('products');
  return {
    slugs,
    partNumbers,
    /** @throws ApiError `products/slug-taken` */
    claimSlug: (work: UnitOfWork, claim: Claim & { readonly productName: string }) =>
      claimName(work, slugs, {
        ...claim,
        refusal: { code: 'products/slug-taken', path: 'slug' },
        // Another product's id leads to that product, before any slug does.
        takenIn: products,
        candidates: numbered(slugOf(claim.productName)),
      }),
    /** @throws ApiError `products/part-number-taken` */
    claimPartNumber: (work: UnitOfWork, claim: Claim & { readonly slug: string }) =>
      claimName(work, partNumbers, {
        ...claim,
        refusal: { code: 'products/part-number-taken', path: 'partNumber' },
        candidates: [Array.from({ length: 5 }, () => madeUpPartNumber(claim.slug))],
      }),
  };
}

/** The name, then with numbers behind it, then with a random end; asked for one after the other, as a name is mostly free. */
function numbered(name: string): readonly (readonly string[])[] {
  const numbers = Array.from({ length: 8 }, (_, index) => `${name}-${String(index + 2)}`);
  return [[name], numbers, [`${name}-${crypto.randomUUID().slice(0, 8)}`]];
}

interface NameToClaim extends Claim {
  readonly refusal: { readonly code: ErrorCode; readonly path: string };
  /** Where names are taken as well: by documents of that id, other than the product's. */
  readonly takenIn?: CollectionReference;
  readonly candidates: readonly (readonly string[])[];
}

async function claimName(
  work: UnitOfWork,
  names: CollectionReference<string>,
  { productId, wanted, refusal, takenIn, candidates }: NameToClaim,
): Promise<ClaimedName> {
  for (const some of wanted === undefined ? candidates : [[wanted]]) {
    const [owners, others] = await Promise.all([
      work.getAll(some.map((name) => names.doc(nameId(name)))),
      takenIn === undefined ? [] : work.getAll(some.map((name) => takenIn.doc(name))),
    ]);
    const isFree = (name: string, index: number) =>
      [null, productId].includes(owners[index] ?? null) && (name === productId || !others[index]);
    const name = some.find(isFree);
    if (name === undefined) continue;
    const isNew = owners[some.indexOf(name)] === null;
    if (isNew) work.write(names.doc(nameId(name)), { productId });
    return { name, isNew };
  }
  const { message } = new ApiError(refusal.code);
  throw new ApiError(refusal.code, { issues: [{ path: refusal.path, message }] });
}

/** Without letters that are read as digits (Crockford's base 32). */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A part number for who gives none: `PW-`, initials and sizes of the slug, and four characters by chance. */
function madeUpPartNumber(slug: string): string {
  const initials = slug.split('-').map((word) => (/^\d/u.test(word) ? word : word.charAt(0)));
  const chance = Array.from({ length: 4 }, () => legible.charAt(randomInt(legible.length)));
  return `PW-${initials.join('').slice(0, 6).toUpperCase()}-${chance.join('')}`;
}
