import { fromCents } from '@pedalworks/contract/money';
import type { PartPage, Product, Review } from '@pedalworks/contract';
import { categoryLabels } from '../features/products/catalogue/categories.ts';
import { config } from '../config.ts';
import { quote } from '../features/shared/quote.ts';

const context = 'https://schema.org';

/** Builds a schema.org Product with offer, rating and reviews (https://schema.org/Product). */
export function partStructuredData({ product, reviews }: PartPage, address: string): unknown {
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

function offerOf(product: Product, url: string): unknown {
  const { quantity, unitPriceCents, obstacles } = quote(product);
  return {
    '@type': 'Offer',
    url,
    price: fromCents(unitPriceCents).toFixed(2),
    priceCurrency: config.currency.toUpperCase(),
    availability: `${context}/${obstacles.includes('out-of-stock') ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${context}/NewCondition`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity },
  };
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
