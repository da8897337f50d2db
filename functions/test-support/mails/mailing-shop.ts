import { publicAddress } from '../shop.ts';

/** Addresses that the shop of tests puts into its emails. */
export const mailingShop = { publicAddress, mailAddress: 'desk@shop.example' };
