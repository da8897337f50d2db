import { amountText } from '@pedalworks/contract/money';
import { dayMilliseconds } from '@pedalworks/contract/durations';
import { daysUntilMade } from '@pedalworks/contract/made-to-order';
import type { CatalogueProduct, PartPage, Product, Review } from '@pedalworks/contract';
import { categoryLabels } from '../features/products/catalogue/categories.ts';
import { config } from '../config.ts';
import { quote } from '../features/products/public/quote.ts';

const context = 'https://schema.org';

interface Place {
  readonly address: string;
  readonly publicAddress: string;
  /** Ids of the parts that fit without an adapter. */
  readonly fitting: readonly string[];
}

/** Builds a schema.org Product with offer, rating and reviews (https://schema.org/Product). */
export function partStructuredData({ product, reviews, catalogue }: PartPage, place: Place): unknown {
  const { address } = place;
  const { name, description, partNumber, images, range, rating } = product;
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description,
    sku: partNumber,
    mpn: partNumber,
    url: address,
    ...(images.length === 0 ? {} : { image: images.map(({ url }) => url) }),
    brand: { '@type': 'Brand', name: range === '' ? 'Pedalworks' : `Pedalworks ${range}` },
    offers: offerOf(product, address),
    ...relationsOf(product, catalogue, place),
    ...(rating.count === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
          },
          review: reviews.items.map(reviewOf),
        }),
  };
}

const maxRelated = 8;

/**
 * Lists parts that fit. A part is an accessory or spare part for those that provide what it needs, such as a cassette
 * for a hub; to all others it is related.
 */
function relationsOf(
  product: Product,
  catalogue: readonly CatalogueProduct[],
  { publicAddress, fitting }: Place,
): object {
  const related = catalogue.filter(({ _id }) => fitting.includes(_id)).slice(0, maxRelated);
  const isProvider = (part: CatalogueProduct) => provides(part, product) && !provides(product, part);
  const toProducts = (parts: readonly CatalogueProduct[]) =>
    parts.map((part) => {
      const url = `${publicAddress}/parts/${part.slug}`;
      return { '@type': 'Product', name: part.name, sku: part.partNumber, url, offers: offerOf(part, url) };
    });
  const relations = {
    isAccessoryOrSparePartFor: toProducts(related.filter(isProvider)),
    isRelatedTo: toProducts(related.filter((part) => !isProvider(part))),
  };
  return Object.fromEntries(Object.entries(relations).filter(([, products]) => products.length > 0));
}

type WithInterfaces = Pick<CatalogueProduct, 'interfaces'>;

/** True if `one` provides an interface that `other` needs. */
function provides(one: WithInterfaces, other: WithInterfaces): boolean {
  return one.interfaces.some(
    ({ key, side }) =>
      side === 'provides' && other.interfaces.some((each) => each.key === key && each.side === 'needs'),
  );
}

function offerOf(product: Product | CatalogueProduct, url: string): unknown {
  const { quantity, unitPriceCents } = quote(product);
  return {
    '@type': 'Offer',
    url,
    price: amountText(unitPriceCents, config.currency),
    priceCurrency: config.currency.toUpperCase(),
    ...availabilityOf(product, quantity),
    itemCondition: `${context}/NewCondition`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity },
  };
}

/** Describes the availability of the smallest order (https://schema.org/ItemAvailability). */
function availabilityOf(product: Product | CatalogueProduct, least: number): object {
  const days = daysUntilMade(product, least);
  if (days === null)
    return { availability: `${context}/${product.quantity < least ? 'OutOfStock' : 'InStock'}` };
  const availabilityStarts = new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10);
  return { availability: `${context}/BackOrder`, availabilityStarts };
}

function reviewOf({ rating, comment, customerName, createdAt }: Review): unknown {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: customerName === '' ? 'A customer' : customerName },
    datePublished: createdAt.slice(0, 10),
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: Math.min(Math.max(rating, 1), 5), bestRating: 5 },
  };
}

/** Builds the breadcrumbs of a part (https://schema.org/BreadcrumbList). */
export function breadcrumbs({ name, slug, category }: Product, publicAddress: string): unknown {
  const steps: readonly (readonly [name: string, path: string])[] = [
    ['Parts', '/parts'],
    ...(category === null ? [] : [[categoryLabels[category], `/parts?category=${category}`] as const]),
    [name, `/parts/${slug}`],
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([step, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step,
      item: publicAddress + path,
    })),
  };
}
