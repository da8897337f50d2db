import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { toMakeText } from '@pedalworks/contract/made-to-order';
import { numberKinds } from '@pedalworks/contract/numbers';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { OrdersLink } from '../orders/public/orders-link.tsx';
import { PrimaryLink } from '../../ui/primary-link.tsx';
import { ProductPicture } from './public/product-picture.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { TwoLineCell } from '../../ui/two-line-cell.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { listParams } from '../../ui/use-list-params.ts';
import { ProductActions, SelectedProducts } from './product-actions.tsx';
import { allProductsQuery, type ProductView } from './queries.ts';
import { useEditedRows, useSaveCell } from './use-save-cell.tsx';

export function ProductGrid() {
  const view = useProductView();
  const isArchived = view.status === 'archived';
  const isEverything = view.search === '' && view.stock === undefined;
  const empty = isArchived ? <NothingArchived /> : <NoProducts />;
  return (
    <RecordGrid
      noun="products"
      query={useInfiniteQuery({
        ...allProductsQuery(view),
        select: useEditedRows(),
        placeholderData: keepPreviousData,
      })}
      columns={columns}
      part="first"
      isSortedByServer={isEverything}
      filters={filters}
      titleOf={({ name }) => name}
      renderDetail={(product) => <ProductDetail product={product} />}
      onEdit={useSaveCell()}
      renderSelected={(products, clear) => <SelectedProducts products={products} onDone={clear} />}
      empty={isEverything ? empty : null}
    />
  );
}

const filters: readonly RecordFilter[] = [
  { label: 'Low stock', view: 'low-stock' },
  { label: 'Out of stock', view: 'sold-out' },
  { label: 'Archived', status: 'archived' },
];

const stockOf: Readonly<Record<string, ProductView['stock']>> = { 'low-stock': 'low', 'sold-out': 'none' };

const sortedBy = ['name', 'price', 'quantity', 'minOrder'];

/** Reads the filters and sorting from the URL. The server cannot sort if there is a search or stock filter. */
function useProductView(): ProductView {
  const [{ status, search, view, sort }] = useUrlState(listParams);
  const stock = stockOf[view];
  const isSorted = search === '' && stock === undefined && sortedBy.includes(sort.replace('-', ''));
  return {
    ...{ search, stock },
    status: status === 'archived' ? 'archived' : 'active',
    sort: isSorted ? sort : undefined,
  };
}

const columns: readonly RecordColumn<Product>[] = [
  {
    field: 'name',
    headerName: 'Part',
    flex: 1,
    minWidth: 120,
    display: 'flex',
    renderCell: ({ row }) => <PictureAndName product={row} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 112,
    hideBelow: 'sm',
    edits: { label: 'Price', kind: numberKinds.price },
    valueFormatter: (price: number) => formatMoney(price),
  },
  {
    field: 'quantity',
    headerName: 'Available',
    type: 'number',
    width: 136,
    hideBelow: 'sm',
    edits: { label: 'Available quantity', kind: numberKinds.stock, takesChanges: true },
    renderCell: ({ row }) => <Stock product={row} />,
  },
  { field: 'minOrder', headerName: 'Minimum order', type: 'number', width: 152, hideBelow: 'md' },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 164,
    hideBelow: 'sm',
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <ProductActions product={row} />,
  },
];

interface ProductProps {
  readonly product: Product;
}

function PictureAndName({ product: { _id, img, name, price, quantity } }: ProductProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ flex: 'none', width: 44, fontSize: '0.625rem', textAlign: 'center' }}>
        <ProductPicture key={img} img={img} alt="" sizes="44px" />
      </Box>
      <TwoLineCell
        title={name}
        href={`/dashboard/allProduct/${_id}`}
        detail={`${formatMoney(price)} · ${stockText(quantity).toLowerCase()}`}
      />
    </Stack>
  );
}

function Stock({ product: { quantity } }: ProductProps) {
  return quantity <= 0 ? <Chip color="info" label={stockText(quantity)} /> : formatNumber(quantity);
}

function stockText(quantity: number): string {
  if (quantity < 0) return toMakeText(quantity);
  return quantity === 0 ? 'Out of stock' : `${formatNumber(quantity)} left`;
}

function ProductDetail({ product }: ProductProps) {
  const { img, name, description, price, minOrder, partNumber } = product;
  return (
    <>
      <ProductPicture key={img} img={img} alt={name} sizes="392px" />
      <Typography dir="auto">{description}</Typography>
      <FactList
        facts={[
          ['Price', formatMoney(price)],
          ['Available', <Stock key="stock" product={product} />],
          ['Minimum order', formatNumber(minOrder)],
          [
            'Orders',
            <OrdersLink key="orders" search={partNumber}>
              Orders with this part
            </OrdersLink>,
          ],
        ]}
      />
      <ProductActions product={product} variant="outlined" />
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="No parts in the shop"
      action={
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <PrimaryLink href="/dashboard/addProduct">Add a product</PrimaryLink>
          <Button href="/dashboard/importProducts">Import CSV</Button>
          <Button href="/dashboard/allProduct?status=archived">Archived parts</Button>
        </Stack>
      }
    >
      Visitors see an empty shelf until you add the first part.
    </EmptyState>
  );
}

function NothingArchived() {
  return (
    <EmptyState title="No archived parts" action={<Button href="/dashboard/allProduct">All products</Button>}>
      Deleted parts appear here and can be restored.
    </EmptyState>
  );
}
