/**
 * Vitest `setupFiles`: runs calls outside the domain that functions-framework makes for each. The first domain switches on
 * async hooks for every promise of the process, a fifth of the time of these tests. An error that nobody catches fails
 * the run instead of answering 500.
 */
import domain from 'node:domain';

const noDomain = { on: () => undefined, run: (call: () => void) => call() };
Object.assign(domain, { create: () => noDomain });
