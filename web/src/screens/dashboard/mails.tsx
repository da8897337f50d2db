export { FailedMails as Component } from '../../features/orders/failed-mails.tsx';
