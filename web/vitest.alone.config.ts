import { defineConfig } from 'vitest/config';
import { alone, define } from './vitest.config.ts';

export default defineConfig({ define, test: { name: 'web-alone', include: alone } });
