import type { Source } from '../types.ts';

export const source = (title: string, url: string): Source => ({ title, url });
