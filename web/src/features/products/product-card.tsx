import type { Product } from '@pedalworks/contract';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import './product-card.css';

interface ProductCardProps {
  readonly product: Product;
  readonly onBuy: (product: Product) => void;
  /** A pointer is on the button to buy it. */
  readonly onAim: (product: Product) => void;
}

// Phones have more pixels than a part needs and fewer bytes to spare: a width below the true one keeps them to 640.
const sizes = '(width < 640px) 59vw, (width < 1024px) 50vw, 400px';

export function ProductCard({ product, ...on }: ProductCardProps) {
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
      <div className="product-card-buy">
        <p className="product-card-price">
          <MoneyText amount={price} />
        </p>
        <BuyNow product={product} {...on} />
      </div>
    </article>
  );
}

function BuyNow({ product, onBuy, onAim }: ProductCardProps) {
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
