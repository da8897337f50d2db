export { PageList as Component } from '../../features/owner-pages/page-list.tsx';
