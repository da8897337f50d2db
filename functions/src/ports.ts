import type { makePorts } from './gateways/make-ports.ts';

/** Everything outside the function that its handlers reach, as `gateways/` gives it. */
export type Ports = ReturnType<typeof makePorts>;
