export { ReceiveGoods as Component } from '../../features/products/receive/receive-goods.tsx';
