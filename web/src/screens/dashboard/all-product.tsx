export { ProductGrid as Component } from '../../features/products/product-grid.tsx';
