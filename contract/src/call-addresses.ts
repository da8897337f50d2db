/** Method and path of every API call, without the schemas, so that pages can make calls without loading yup. */
export const callAddresses = {
  listProducts: { method: 'GET', path: '/product' },
  listAllProducts: { method: 'GET', path: '/allProduct' },
  addProduct: { method: 'POST', path: '/product' },
  importProducts: { method: 'POST', path: '/product/import' },
  listImportRows: { method: 'GET', path: '/product/import/{id}' },
  exportImport: { method: 'GET', path: '/product/import/{id}/report.csv' },
  undoImport: { method: 'POST', path: '/product/import/{id}/undo' },
  listCatalogue: { method: 'GET', path: '/catalogue' },
  getProduct: { method: 'GET', path: '/product/{id}' },
  saveProduct: { method: 'PUT', path: '/product/{id}' },
  deleteProduct: { method: 'DELETE', path: '/product/{id}' },
  changeProducts: { method: 'POST', path: '/product/bulk' },
  receiveStock: { method: 'POST', path: '/stock' },
  listStockMovements: { method: 'GET', path: '/product/{id}/stock' },

  judgeFit: { method: 'GET', path: '/fit' },
  listInterfaces: { method: 'GET', path: '/fit/interfaces' },
  reportVerdict: { method: 'POST', path: '/fit/report' },
  listFitReports: { method: 'GET', path: '/fit/reports' },
  answerFitReport: { method: 'PATCH', path: '/fit/reports/{id}' },
  getProductFit: { method: 'GET', path: '/product/{id}/fit' },

  placeOrder: { method: 'POST', path: '/orders' },
  listCustomerOrders: { method: 'GET', path: '/order' },
  listAllOrders: { method: 'GET', path: '/allOrder' },
  getOrder: { method: 'GET', path: '/order/{id}' },
  getInvoice: { method: 'GET', path: '/order/{id}/invoice' },
  transitionOrder: { method: 'POST', path: '/order/{id}/transition' },
  createShipment: { method: 'POST', path: '/order/{id}/shipments' },
  changeShipment: { method: 'PATCH', path: '/order/{id}/shipments/{shipmentId}' },
  saveOrderAddress: { method: 'PUT', path: '/order/{id}/address' },
  saveOrderEmail: { method: 'PUT', path: '/order/{id}/email' },
  swapPart: { method: 'PATCH', path: '/order/{id}/lines/{line}' },
  transitionOrders: { method: 'POST', path: '/allOrder/transition' },
  countOrders: { method: 'GET', path: '/allOrder/counts' },
  countNewOrders: { method: 'GET', path: '/allOrder/new' },
  listOrderNotes: { method: 'GET', path: '/order/{id}/notes' },
  addOrderNote: { method: 'POST', path: '/order/{id}/notes' },
  handleAttention: { method: 'POST', path: '/order/{id}/attentions/{attention}/handled' },

  refundOrder: { method: 'POST', path: '/order/{id}/refund' },
  listRefunds: { method: 'GET', path: '/order/{id}/refunds' },

  createReturn: { method: 'POST', path: '/order/{id}/returns' },
  listOrderReturns: { method: 'GET', path: '/order/{id}/returns' },
  listReturns: { method: 'GET', path: '/returns' },
  countReturns: { method: 'GET', path: '/returns/counts' },
  getReturn: { method: 'GET', path: '/returns/{id}' },
  addReturnImage: { method: 'POST', path: '/returns/{id}/images' },
  getReturnImage: { method: 'GET', path: '/returns/{id}/images/{imageId}' },
  transitionReturn: { method: 'POST', path: '/returns/{id}/transition' },
  withdraw: { method: 'POST', path: '/withdrawal' },

  listOrderMails: { method: 'GET', path: '/order/{id}/mails' },
  listFailedMails: { method: 'GET', path: '/mail' },
  resendMail: { method: 'POST', path: '/order/{id}/mails/{mailId}' },

  recordPayment: { method: 'PATCH', path: '/order/{id}' },
  createPaymentIntent: { method: 'POST', path: '/create-payment-intent' },
  listPaymentsToRefund: { method: 'GET', path: '/payment/needs-refund' },
  receiveStripeEvent: { method: 'POST', path: '/stripe/webhook' },

  listReviews: { method: 'GET', path: '/review' },
  addReview: { method: 'POST', path: '/review' },
  publishReview: { method: 'PATCH', path: '/review/{id}' },
  deleteReview: { method: 'DELETE', path: '/review/{id}' },
  changeReviews: { method: 'POST', path: '/review/bulk' },

  registerUser: { method: 'PUT', path: '/user/{email}' },
  listUsers: { method: 'GET', path: '/user' },
  getAdminStatus: { method: 'GET', path: '/admin/{email}' },
  makeAdmin: { method: 'PUT', path: '/user/admin/{email}' },
  inviteAdmin: { method: 'POST', path: '/invitation' },
  listInvitations: { method: 'GET', path: '/invitation' },
  withdrawInvitation: { method: 'DELETE', path: '/invitation/{id}' },

  getAccount: { method: 'GET', path: '/account' },
  saveAccount: { method: 'PUT', path: '/account' },
  changeAccount: { method: 'PATCH', path: '/account' },
  exportAccount: { method: 'GET', path: '/account/export' },
  deleteAccount: { method: 'DELETE', path: '/account' },

  getSettings: { method: 'GET', path: '/settings' },
  saveSettings: { method: 'PUT', path: '/settings' },
  changeSettings: { method: 'PATCH', path: '/settings' },

  listOwnerPages: { method: 'GET', path: '/page' },
  getOwnerPage: { method: 'GET', path: '/page/{key}' },
  saveOwnerPage: { method: 'PUT', path: '/page/{key}' },
  listOwnerPageVersions: { method: 'GET', path: '/page/{key}/versions' },

  uploadImage: { method: 'POST', path: '/image' },
  getImage: { method: 'GET', path: '/image/{hash}-{width}.webp' },

  getStats: { method: 'GET', path: '/stats' },
  getOpenWork: { method: 'GET', path: '/stats/open' },
  listInvoices: { method: 'GET', path: '/invoice' },
  exportProducts: { method: 'GET', path: '/export/products.csv' },
  exportOrders: { method: 'GET', path: '/export/orders.csv' },
  exportCustomers: { method: 'GET', path: '/export/customers.csv' },
  exportReturns: { method: 'GET', path: '/export/returns.csv' },
  exportJournal: { method: 'GET', path: '/export/journal.csv' },

  getHealth: { method: 'GET', path: '/health' },
  getHealthDetails: { method: 'GET', path: '/health/details' },
  listAuditEntries: { method: 'GET', path: '/audit' },
  searchShop: { method: 'GET', path: '/search' },
} as const satisfies Record<string, CallAddress>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallAddress {
  readonly method: Method;
  readonly path: string;
}

export type CallName = keyof typeof callAddresses;
