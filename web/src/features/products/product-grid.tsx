import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { RowTitle } from '../../ui/row-title.tsx';
import { DeleteProductButton } from './delete-product-button.tsx';
import { allProductsQuery } from './queries.ts';

/** Every product, with a way to take one out of the shop. */
export function ProductGrid() {
  return (
    <RecordGrid
      noun="products"
      query={useInfiniteQuery(allProductsQuery())}
      columns={columns}
      searchText={({ name, description }) => `${name} ${description}`}
      filters={filters}
      isNewestFirst={false}
      titleOf={({ name }) => name}
      renderDetail={(product) => <ProductDetail product={product} />}
      empty={<NoProducts />}
      messageOf={errorMessage}
    />
  );
}

const filters: readonly RecordFilter<Product>[] = [
  { label: 'Sold out', matches: ({ quantity }) => quantity === 0 },
];

const columns: readonly RecordColumn<Product>[] = [
  {
    field: 'name',
    headerName: 'Part',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: ({ row }) => <PictureAndName product={row} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 112,
    from: 'sm',
    valueFormatter: (price: number) => formatMoney(price),
  },
  {
    field: 'quantity',
    headerName: 'Available',
    type: 'number',
    width: 120,
    from: 'sm',
    renderCell: ({ row }) => <Stock product={row} />,
  },
  { field: 'minOrder', headerName: 'Minimum order', type: 'number', width: 152, from: 'md' },
  {
    field: 'delete',
    headerName: 'Delete',
    width: 92,
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <DeleteProductButton product={row} />,
  },
];

interface ProductProps {
  readonly product: Product;
}

function PictureAndName({ product: { img, name, price } }: ProductProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ flex: 'none', width: 44, fontSize: '0.625rem', textAlign: 'center' }}>
        <ProductPicture key={img} img={img} alt="" sizes="44px" />
      </Box>
      <RowTitle title={name} detail={formatMoney(price)} />
    </Stack>
  );
}

function Stock({ product: { quantity } }: ProductProps) {
  return quantity === 0 ? <Chip color="info" label="Sold out" /> : quantity;
}

function ProductDetail({ product }: ProductProps) {
  const { img, name, description, price, minOrder } = product;
  return (
    <>
      <ProductPicture key={img} img={img} alt={name} sizes="392px" />
      <Typography>{description}</Typography>
      <FactList
        facts={[
          ['Price', formatMoney(price)],
          ['Available', <Stock key="stock" product={product} />],
          ['Minimum order', minOrder],
        ]}
      />
      <DeleteProductButton product={product} variant="outlined" />
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="No parts in the shop"
      action={
        <Button href="/dashboard/addProduct" variant="contained" color="primary">
          Add a product
        </Button>
      }
    >
      Visitors see an empty shelf until you add the first part.
    </EmptyState>
  );
}
