export { Overview as Component } from '../../features/stats/overview.tsx';
