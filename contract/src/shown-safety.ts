import type { ProductSafety } from './product-safety.ts';

/**
 * Returns the safety information to show. The shop's fills in for what a product lacks, but one manufacturer never gets
 * the address of another.
 */
export function shownSafety(
  product: ProductSafety | undefined,
  shop: ProductSafety | undefined,
): ProductSafety {
  const [own, shops] = [product ?? unknown, shop ?? unknown];
  const named = own.manufacturer || own.address || own.contact || own.responsible ? own : shops;
  const { manufacturer, address, contact, responsible } = named;
  return { manufacturer, address, contact, responsible, warnings: own.warnings || shops.warnings };
}

const unknown: ProductSafety = { manufacturer: '', address: '', contact: '', responsible: '', warnings: '' };
