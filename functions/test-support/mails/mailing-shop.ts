/** Addresses that the shop of tests puts into its emails. */
export const mailingShop = { publicAddress: 'https://shop.example', mailAddress: 'desk@shop.example' };
