export { ImportProducts as Component } from '../../features/products/import/import-products.tsx';
