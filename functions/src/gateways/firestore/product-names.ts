import { ApiError, slugOf } from '@pedalworks/contract';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { partNumberCandidates, slugCandidates } from '../../model/product-name-candidates.ts';
import { readConverter } from './documents.ts';
import type { ProductDocument } from './product-documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Escapes a slug or part number for use as a document id: part numbers may contain slashes. */
export const nameId = (name: string): string => encodeURIComponent(name.toWellFormed());

/** Reads slugs/{slug} and partNumbers/{number}, each with the id of the product that owns the name. */
const asOwner = readConverter<{ readonly productId: string }, string>(({ productId }) => productId);

interface Claim {
  readonly productId: string;
  /** Requested slug or part number; undefined generates one. */
  readonly wanted: string | undefined;
}

export interface WantedNames {
  readonly name: string;
  readonly slug?: string | undefined;
  readonly partNumber: string;
}

/**
 * Reserves each slug and part number as a document, so that no two products can have the same one. Slugs are never
 * released, so that links keep working.
 */
export function productNames(firestore: Firestore) {
  const slugs = firestore.collection('slugs').withConverter(asOwner);
  const partNumbers = firestore.collection('partNumbers').withConverter(asOwner);
  const products = firestore.collection('products');
  return {
    slugs,
    partNumbers,
    preload: (work: UnitOfWork, named: readonly WantedNames[]) =>
      work.preload(
        named.flatMap(({ name, slug = slugOf(name), partNumber }) => [
          ...[slugs.doc(nameId(slug)), products.doc(slug)],
          partNumbers.doc(nameId(partNumber)),
        ]),
      ),
    claimSlug: (work: UnitOfWork, claim: Claim & { readonly productName: string }) =>
      claimName(work, slugs, {
        ...claim,
        path: 'slug',
        // An id takes precedence over slugs, so a slug must not equal another product's id.
        takenIn: products,
        candidates: slugCandidates(claim.productName),
      }),
    claimPartNumber: (work: UnitOfWork, claim: Claim & { readonly slug: string }) =>
      claimName(work, partNumbers, {
        ...claim,
        path: 'partNumber',
        candidates: partNumberCandidates(claim.slug),
      }),
  };
}

interface NameToClaim extends Claim {
  readonly path: 'slug' | 'partNumber';
  /** Collection whose document ids cannot be used as names, except the product's own id. */
  readonly takenIn?: CollectionReference;
  readonly candidates: readonly string[];
}

async function claimName(
  work: UnitOfWork,
  names: CollectionReference<string>,
  { productId, wanted, path, takenIn, candidates }: NameToClaim,
): Promise<string> {
  const claimFirstFree = async (tried: readonly string[]): Promise<string | null> => {
    // The claimed name is written and thereby checked. Another that becomes free meanwhile is not needed.
    const [owners, others] = await Promise.all([
      work.getAll(
        tried.map((name) => names.doc(nameId(name))),
        { guard: false },
      ),
      takenIn === undefined
        ? []
        : work.getAll(
            tried.map((name) => takenIn.doc(name)),
            { guard: false },
          ),
    ]);
    // Nothing below awaits, so concurrent claims in one unit of work cannot interleave.
    for (const [index, name] of tried.entries()) {
      const document = names.doc(nameId(name));
      const owner: unknown = work.written(document)?.['productId'] ?? owners[index] ?? null;
      if ((owner !== null && owner !== productId) || (name !== productId && others[index])) continue;
      if (owner === null) work.write(document, { productId });
      return name;
    }
    return null;
  };
  const [first = '', ...others] = wanted === undefined ? candidates : [wanted];
  const claimed = (await claimFirstFree([first])) ?? (await claimFirstFree(others));
  if (claimed !== null) return claimed;
  throw await nameTaken(work, names.doc(nameId(first)), path);
}

/** Creates the error for a taken slug or part number. The message names the product that owns it. */
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
