/** Code that only a visitor with a bike needs. */
export { bikeFit } from './bike-fit.ts';
export { BikeVerdict } from './bike-verdict.tsx';
export { Comparison } from './comparison.tsx';
