import type { KeptAnswers, KeptGroup } from './http/kept-answers.ts';
import type { Ports } from './ports.ts';

type Forget = (group: KeptGroup) => void;

/**
 * The same ports; what is written through them is forgotten of the answers in memory once the write has ended, also when
 * it failed: a write whose acknowledgement got lost may have happened.
 */
export function forgetting(ports: Ports, { forget }: Pick<KeptAnswers, 'forget'>): Ports {
  return {
    ...ports,
    ...productWrites(ports, forget),
    ...reviewWrites(ports, forget),
    ...stockWrites(ports, forget),
  };
}

async function andForget<T>(write: Promise<T>, forget: () => void): Promise<T> {
  try {
    return await write;
  } finally {
    forget();
  }
}

function productWrites({ products }: Ports, forget: Forget): Pick<Ports, 'products'> {
  const forgetAll = () => {
    forget('products');
  };
  return {
    products: {
      ...products,
      add: (part, by) => andForget(products.add(part, by), forgetAll),
      remove: (id, by) => andForget(products.remove(id, by), forgetAll),
    },
  };
}

function reviewWrites({ reviews }: Ports, forget: Forget): Pick<Ports, 'reviews'> {
  const forgetAll = () => {
    forget('reviews');
  };
  return {
    reviews: {
      ...reviews,
      add: (review) => andForget(reviews.add(review), forgetAll),
      setPublished: (id, published, by) => andForget(reviews.setPublished(id, published, by), forgetAll),
      remove: (id, by) => andForget(reviews.remove(id, by), forgetAll),
    },
  };
}

/** Orders and payments change the parts only where stock is taken. */
function stockWrites({ orders, payments }: Ports, forget: Forget): Pick<Ports, 'orders' | 'payments'> {
  const watched = () => {
    let isTaken = false;
    return {
      watching: <Taking extends { takeStock(...taken: never[]): void }>(taking: Taking): Taking => ({
        ...taking,
        takeStock: (...taken) => {
          isTaken = true;
          taking.takeStock(...taken);
        },
      }),
      end: () => {
        if (isTaken) forget('products');
      },
    };
  };
  return {
    orders: {
      ...orders,
      placing: (wanted, place) => {
        const { watching, end } = watched();
        return andForget(
          orders.placing(wanted, (placing) => place(watching(placing))),
          end,
        );
      },
    },
    payments: {
      ...payments,
      settling: (subject, settle) => {
        const { watching, end } = watched();
        return andForget(
          payments.settling(subject, (settling) => settle(watching(settling))),
          end,
        );
      },
    },
  };
}
