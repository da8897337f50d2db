import { useCallback } from 'react';
import type { Product } from '@pedalworks/contract';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import './product-card.css';

/** What comes of a card. None may change from one drawing to the next. */
export interface OnBuying {
  readonly onBuy: (product: Product) => void;
  /** A pointer is on the button to buy it. */
  readonly onAim: (product: Product) => void;
  /** The button to buy it came into view. */
  readonly onSeen: (product: Product) => void;
}

interface ProductCardProps extends OnBuying {
  readonly product: Product;
}

// Phones have more pixels than a part needs and fewer bytes to spare: a width below the true one keeps them to 640.
const sizes = '(width < 640px) 59vw, (width < 1024px) 50vw, 400px';

export function ProductCard({ product, onSeen, ...on }: ProductCardProps) {
  const { name, img, description, price, minOrder, quantity } = product;
  return (
    <article className="product-card">
      <ProductPicture img={img} alt={name} sizes={sizes} />
      <div className="product-card-text">
        <h3>{name}</h3>
        <p className="product-card-description">{description}</p>
        <dl className="product-card-facts">
          <div>
            <dt>Minimum order</dt>
            <dd>{minOrder}</dd>
          </div>
          <div>
            <dt>Available</dt>
            <dd>{quantity}</dd>
          </div>
        </dl>
      </div>
      <div ref={useSeen(product, onSeen)} className="product-card-buy">
        <p className="product-card-price">
          <MoneyText amount={price} />
        </p>
        <BuyNow product={product} {...on} />
      </div>
    </article>
  );
}

/** Watches an element, and says each time that it came into view. */
function useSeen(product: Product, onSeen: (product: Product) => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const watch = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(product);
      });
      watch.observe(element);
      return () => {
        watch.disconnect();
      };
    },
    [product, onSeen],
  );
}

function BuyNow({ product, onBuy, onAim }: Omit<ProductCardProps, 'onSeen'>) {
  const aim = () => {
    onAim(product);
  };
  return (
    <Button
      variant="contained"
      aria-label={`Buy Now: ${product.name}`}
      onPointerEnter={aim}
      onPointerDown={aim}
      onClick={() => {
        onBuy(product);
      }}
    >
      Buy Now
    </Button>
  );
}
