/** Interfaces and answers without the rules, for pages that judge parts later or not at all. */
export { isCount } from './cells/units.ts';
export { twoEndedKeys } from './bike-components.ts';
export * from './bike-implications.ts';
export * from './bike.ts';
export * from './interfaces.ts';
export * from './kinds.ts';
export { ruleVerdicts } from './types.ts';
export type * from './types.ts';
