import type { Product } from '@pedalworks/contract';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { TableColumn, TableDeclaration } from '../../ui/data-table-types.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import './product-table.css';

type OnDelete = (product: Product) => void;

export function productTable(onDelete: OnDelete): TableDeclaration<Product> {
  return {
    noun: 'products',
    isNewestFirst: false,
    rowId: ({ _id }) => _id,
    searchText: ({ name, description }) => `${name} ${description}`,
    filters: [{ label: 'Sold out', matches: ({ quantity }) => quantity === 0 }],
    columns: [
      ...facts,
      {
        field: 'delete',
        header: 'Delete',
        minWidthPx: 128,
        sortable: false,
        value: () => null,
        cell: (product) => <DeleteButton product={product} onDelete={onDelete} />,
      },
    ],
    card: (product) => <ProductRowCard product={product} onDelete={onDelete} />,
  };
}

const facts: readonly TableColumn<Product>[] = [
  {
    field: 'name',
    header: 'Part',
    flex: 2,
    minWidthPx: 240,
    value: ({ name }) => name,
    cell: (product) => <PictureAndName product={product} />,
  },
  {
    field: 'price',
    header: 'Price',
    type: 'number',
    minWidthPx: 110,
    value: ({ price }) => price,
    cell: ({ price }) => <MoneyText amount={price} />,
  },
  {
    field: 'quantity',
    header: 'Available',
    type: 'number',
    minWidthPx: 110,
    value: ({ quantity }) => quantity,
    cell: (product) => <Stock product={product} />,
  },
  {
    field: 'minOrder',
    header: 'Minimum order',
    type: 'number',
    minWidthPx: 140,
    value: ({ minOrder }) => minOrder,
  },
];

function PictureAndName({ product: { img, name } }: { readonly product: Product }) {
  return (
    <span className="product-row-name">
      <ProductPicture key={img} img={img} alt="" sizes="56px" />
      <strong>{name}</strong>
    </span>
  );
}

function Stock({ product: { quantity } }: { readonly product: Product }) {
  return quantity === 0 ? <Badge tone="signal">Sold out</Badge> : quantity;
}

interface DeleteProps {
  readonly product: Product;
  readonly onDelete: OnDelete;
}

function DeleteButton({ product, onDelete }: DeleteProps) {
  return (
    <Button
      variant="outlined"
      aria-label={`Delete ${product.name}`}
      onClick={() => {
        onDelete(product);
      }}
    >
      Delete
    </Button>
  );
}

function ProductRowCard({ product, onDelete }: DeleteProps) {
  return (
    <article className="product-row-card">
      <PictureAndName product={product} />
      <p>
        <MoneyText amount={product.price} /> · {product.quantity} available · minimum order {product.minOrder}
      </p>
      <DeleteButton product={product} onDelete={onDelete} />
    </article>
  );
}
