import type { ComponentType } from 'react';
import { ConnectionError, isOfTheLine } from '../services/connection-error.ts';
import { lineNow } from '../services/load-anew.ts';

/** A screen's code did not come. */
export class ScreenMissing extends ConnectionError {
  /** @param since the line when it was asked for */
  constructor(
    readonly since: number,
    cause: unknown,
  ) {
    super('unreachable', cause);
    this.name = 'ScreenMissing';
  }
}

/**
 * A route's `lazy`: its component, fetched when somebody goes there.
 * @throws ScreenMissing where the line fails it
 */
export function lazily(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const since = lineNow();
    try {
      return { Component: await load() };
    } catch (error) {
      throw isOfTheLine(error) ? new ScreenMissing(since, error) : error;
    }
  };
}
