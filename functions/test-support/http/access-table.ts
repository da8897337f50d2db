/**
 * Expected status of each call per caller. Requests are otherwise valid, and invalid tokens are those of admins.
 *
 * - none, null: no token, `Bearer null`; garbage: not a token; unsigned: `alg: none`, checked by the real verifier
 * - project, expired, revoked: token of another project, past its expiry, or revoked
 * - disabled, deleted: token of an account in that state
 * - unverif: account with an unverified email, under which a guest ordered before
 * - owner: customer whose order, email or status is requested; other: another customer
 * - promoted, demoted: token issued before the account gained, or lost, the admin role
 */
export const accessTable = `
call                none null garbage unsigned project expired revoked disabled deleted unverif owner other admin promoted demoted
listProducts        200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
listAllProducts     401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
addProduct          401  401  401     401      401     401     401     401      401     403     403   403   201   201      403
listCatalogue       200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
getProduct          200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
getProductFit       200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
judgeFit            200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
reportVerdict       202  202  401     401      401     401     401     401      401     202     202   202   202   202      202
listFitReports      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
answerFitReport     401  401  401     401      401     401     401     401      401     403     403   403   404   404      403
listInterfaces      200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
saveProduct         401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
receiveStock        401  401  401     401      401     401     401     401      401     403     403   403   400   400      403
listStockMovements  401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
deleteProduct       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
changeProducts      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
importProducts      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listImportRows      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportImport        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
undoImport          401  401  401     401      401     401     401     401      401     403     403   403   404   404      403
placeOrder          201  201  401     401      401     401     401     401      401     201     201   201   201   201      201
listCustomerOrders  401  401  401     401      401     401     401     401      401     200     200   403   200   200      403
listAllOrders       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getOrder            401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
getInvoice          401  401  401     401      401     401     401     401      401     403     409   403   409   409      403
transitionOrder     401  401  401     401      401     401     401     401      401     403     403   403   409   409      403
createShipment      401  401  401     401      401     401     401     401      401     403     403   403   409   409      403
changeShipment      401  401  401     401      401     401     401     401      401     403     403   403   404   404      403
transitionOrders    401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
saveOrderAddress    401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
countOrders         401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
countNewOrders      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listOrderNotes      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
addOrderNote        401  401  401     401      401     401     401     401      401     403     403   403   201   201      403
handleAttention     401  401  401     401      401     401     401     401      401     403     403   403   409   409      403
recordPayment       401  401  401     401      401     401     401     401      401     403     402   403   402   402      403
createPaymentIntent 401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
listPaymentsToRefund 401 401 401     401      401     401     401     401      401     403     403   403   200   200      403
receiveStripeEvent  400  400  401     401      401     401     401     401      401     400     400   400   400   400      400
refundOrder         401  401  401     401      401     401     401     401      401     403     403   403   409   409      403
listRefunds         401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
createReturn        401  401  401     401      401     401     401     401      401     403     409   403   409   409      403
listOrderReturns    401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
listReturns         401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
countReturns        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getReturn           401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
addReturnImage      401  401  401     401      401     401     401     401      401     403     201   403   201   201      403
getReturnImage      401  401  401     401      401     401     401     401      401     403     404   403   404   404      403
transitionReturn    401  401  401     401      401     401     401     401      401     403     200   403   200   200      403
listReviews         200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
addReview           201  201  401     401      401     401     401     401      401     201     201   201   201   201      201
publishReview       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
deleteReview        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
changeReviews       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
registerUser        401  401  401     401      401     401     401     401      401     200     200   403   403   403      403
listUsers           401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getAdminStatus      401  401  401     401      401     401     401     401      401     200     200   403   200   200      403
makeAdmin           401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
inviteAdmin         401  401  401     401      401     401     401     401      401     403     403   403   201   201      403
listInvitations     401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
withdrawInvitation  401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getAccount          401  401  401     401      401     401     401     401      401     200     200   200   200   200      200
saveAccount         401  401  401     401      401     401     401     401      401     200     200   200   200   200      200
getSettings         200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
changeAccount       401  401  401     401      401     401     401     401      401     200     200   200   200   200      200
saveSettings        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
changeSettings      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listOwnerPages      200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
getOwnerPage        200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
saveOwnerPage       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listOwnerPageVersions 401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
uploadImage         401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getImage            200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
listOrderMails      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listFailedMails     401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
resendMail          401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listAuditEntries    401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
searchShop          401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getStats            401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getOpenWork         401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportProducts      401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportOrders        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportCustomers     401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportJournal       401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
listInvoices        401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
getHealth           200  200  401     401      401     401     401     401      401     200     200   200   200   200      200
getHealthDetails    401  401  401     401      401     401     401     401      401     403     403   403   200   200      403
exportAccount       401  401  401     401      401     401     401     401      401     200     200   200   200   200      200
deleteAccount       401  401  401     401      401     401     401     401      401     200     200   200   200   200      200
`;
