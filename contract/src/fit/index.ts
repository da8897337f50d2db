export * from './bike.ts';
export * from './cart-warnings.ts';
export * from './fits-with.ts';
export * from './interfaces.ts';
export * from './judge.ts';
export * from './rules.ts';
export * from './sources.ts';
export * from './types.ts';
export { spokeLengthMm, type WheelDimensions } from './spoke-length.ts';
