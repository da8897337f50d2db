import type { ComponentType } from 'react';
import { ConnectionError } from '../services/connection-error.ts';
import { lineNow } from '../services/load-anew.ts';
import { ownCode } from '../services/own-code.ts';

/** A screen's code did not come. */
export class ScreenMissing extends ConnectionError {
  /** @param since the line when it was asked for */
  constructor(
    readonly since: number,
    cause: ConnectionError,
  ) {
    super(cause.kind, cause);
    this.name = 'ScreenMissing';
  }
}

/**
 * A route's `lazy`: its component, fetched when somebody goes there.
 * @throws ScreenMissing where it does not come
 */
export function lazily(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const since = lineNow();
    try {
      return { Component: await ownCode(load) };
    } catch (error) {
      throw error instanceof ConnectionError ? new ScreenMissing(since, error) : error;
    }
  };
}
