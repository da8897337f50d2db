export { UserGrid as Component } from '../../features/users/user-grid.tsx';
