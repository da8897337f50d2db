export { FailedMails as Component } from '../../features/orders/mails/failed-mails.tsx';
