import { ApiError, slugOf } from '@pedalworks/contract';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { partNumberCandidates, slugCandidates } from '../../products/product-names.ts';
import { readConverter } from './documents.ts';
import type { ProductDocument } from './product-documents.ts';
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

/** Names of a product that is to be added. */
export interface WantedNames {
  readonly name: string;
  /** Made of the name by default. */
  readonly slug?: string | undefined;
  readonly partNumber: string;
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
    /** Reads the names of many new products in one round trip. */
    preload: (work: UnitOfWork, named: readonly WantedNames[]) =>
      work.preload(
        named.flatMap(({ name, slug = slugOf(name), partNumber }) => [
          ...[slugs.doc(nameId(slug)), products.doc(slug)],
          partNumbers.doc(nameId(partNumber)),
        ]),
      ),
    /** @throws ApiError `products/slug-taken` */
    claimSlug: (work: UnitOfWork, claim: Claim & { readonly productName: string }) =>
      claimName(work, slugs, {
        ...claim,
        path: 'slug',
        // Another product's id leads to that product, before any slug does.
        takenIn: products,
        candidates: slugCandidates(claim.productName),
      }),
    /** @throws ApiError `products/part-number-taken` */
    claimPartNumber: (work: UnitOfWork, claim: Claim & { readonly slug: string }) =>
      claimName(work, partNumbers, {
        ...claim,
        path: 'partNumber',
        candidates: partNumberCandidates(claim.slug),
      }),
  };
}

interface NameToClaim extends Claim {
  /** The field that asks for it. */
  readonly path: 'slug' | 'partNumber';
  /** Where names are taken as well: by documents of that id, other than the product's. */
  readonly takenIn?: CollectionReference;
  /** What is made up where nothing is wanted, the best first. */
  readonly candidates: readonly string[];
}

async function claimName(
  work: UnitOfWork,
  names: CollectionReference<string>,
  { productId, wanted, path, takenIn, candidates }: NameToClaim,
): Promise<ClaimedName> {
  const claimFirstFree = async (tried: readonly string[]): Promise<ClaimedName | null> => {
    const [owners, others] = await Promise.all([
      work.getAll(tried.map((name) => names.doc(nameId(name)))),
      takenIn === undefined ? [] : work.getAll(tried.map((name) => takenIn.doc(name))),
    ]);
    // From here on nothing waits: of two that are claimed in one unit of work only one is first.
    for (const [index, name] of tried.entries()) {
      const document = names.doc(nameId(name));
      const owner: unknown = work.written(document)?.['productId'] ?? owners[index] ?? null;
      if ((owner !== null && owner !== productId) || (name !== productId && others[index])) continue;
      if (owner === null) work.write(document, { productId });
      return { name, isNew: owner === null };
    }
    return null;
  };
  // The first is nearly always free.
  const [first = '', ...others] = wanted === undefined ? candidates : [wanted];
  const claimed = (await claimFirstFree([first])) ?? (await claimFirstFree(others));
  if (claimed !== null) return claimed;
  throw await nameTaken(work, names.doc(nameId(first)), path);
}

/** Refusal of a taken name; it says whose the name is. */
async function nameTaken(
  work: UnitOfWork,
  document: DocumentReference<string>,
  path: NameToClaim['path'],
): Promise<ApiError> {
  const code = path === 'slug' ? 'products/slug-taken' : 'products/part-number-taken';
  const owner = await work.get(document);
  const product = owner === null ? null : await work.get(work.firestore.doc(`products/${owner}`));
  if (product === null)
    return new ApiError(code, { issues: [{ path, message: new ApiError(code).message }] });
  const { name, status } = product as Pick<ProductDocument, 'name' | 'status'>;
  const has = path === 'slug' ? 'has, or had, this address' : 'has this part number';
  const message = `“${name}” ${has}.${status === 'archived' ? ' It is archived.' : ''}`;
  return new ApiError(code, { issues: [{ path, message }] });
}
