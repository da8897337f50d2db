import type { Settings } from './settings.ts';

/** True if orders take stock. */
export const takesStock = ({ countStock, enforceStock }: Pick<Settings, 'countStock' | 'enforceStock'>) =>
  countStock || enforceStock;
