import type { Settings } from '@pedalworks/contract';
import type { OrderedProducts, OrderLine, OrderRecord } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';
import type { ShopTransaction } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import type { MailingShop } from './mail-parts.ts';
import { lowStockMail } from './shop-mails.ts';

interface Sale {
  readonly order: OrderRecord;
  /** Lines that the order takes from stock. */
  readonly sold: readonly Pick<OrderLine, 'productId' | 'quantity'>[];
  /** Products with their stock before the sale. */
  readonly products: OrderedProducts;
  readonly shop: MailingShop & Settings;
}

/**
 * Emails the shop about parts whose stock a sale lowers to or below the low-stock level. At most once per part and day:
 * orders that are cancelled and placed again would repeat it.
 */
export async function alertLowStock(
  transaction: ShopTransaction,
  { order, sold, products, shop }: Sale,
): Promise<void> {
  const today = calendarOf(shop.timeZone).dayOf(new Date());
  const low = lowParts(sold, products, shop).filter(({ lowStockMailedOn }) => lowStockMailedOn !== today);
  const mail = lowStockMail(order, low, shop);
  if (mail === null) return;
  await transaction.mail(mail);
  transaction.noteLowStock(
    low.map(({ id }) => id),
    today,
  );
}

/** Returns the parts that are low after a sale, with their remaining quantity. */
function lowParts(
  sold: Sale['sold'],
  products: OrderedProducts,
  { lowStock }: Pick<Settings, 'lowStock'>,
): ProductRecord[] {
  return sold.flatMap(({ productId, quantity }) => {
    const part = products.get(productId);
    const remaining = (part?.quantity ?? 0) - quantity;
    return part && part.quantity > lowStock && remaining <= lowStock
      ? [{ ...part, quantity: remaining }]
      : [];
  });
}
