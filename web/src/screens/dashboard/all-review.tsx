export { ReviewGrid as Component } from '../../features/reviews/review-grid.tsx';
