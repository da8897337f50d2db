import type { FaultKind } from '@pedalworks/stripe-emulator';
import type { CallName } from '@pedalworks/contract';
import type { Answer } from '../answer.ts';
import type { Asking } from '../shop.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import type { SeededChance } from './seeded-chance.ts';

export interface StormWorld {
  readonly fixture: PaymentFixture;
  readonly adminToken: string;
  readonly chance: SeededChance;
  readonly count: (name: string, by?: number) => void;
  /** True if the provider sends its events itself. */
  readonly isSending: boolean;
  /** Number of replacements that admins requested, by order id. */
  readonly replacements: Map<string, number>;
}

/** Prices of forty parts, which are also their ids: enough that few buyers compete for the same one. */
export const partPrices = Array.from({ length: 40 }, (_part, place) => 50 + 1237 * place);

const faults: readonly [FaultKind, ...FaultKind[]] = [
  { kind: 'answer', status: 500 },
  { kind: 'answer', status: 500, isKept: true },
  { kind: 'answer', status: 500, isKept: true, after: true },
  { kind: 'answer', status: 429 },
  { kind: 'answer', status: 409 },
  { kind: 'drop', after: false },
  { kind: 'drop', after: true },
  { kind: 'hang', after: true },
  { kind: 'delay', milliseconds: 20 },
];

export function maybeBreak({ fixture, chance, count }: StormWorld, on: string): void {
  if (!chance.happens(0.15)) return;
  count('faults at the provider');
  fixture.provider.faults.add({ on, fault: chance.one(faults), times: chance.one([1, 1, 1, 3]) });
}

const reads = [
  'GET /v1/refunds',
  'GET /v1/disputes',
  'GET /v1/payment_intents/{id}',
  'POST /v1/payment_intents/{id}/cancel',
] as const;

/** Delays some of the provider's next answers, before or after it has looked up what they say. */
export function slow({ fixture, chance, count }: StormWorld): void {
  for (const on of reads) {
    if (!chance.happens(0.4)) continue;
    count('slow answers of the provider');
    const fault = { kind: 'delay', milliseconds: chance.whole(1, 150), after: chance.happens(0.7) } as const;
    fixture.provider.faults.add({ on, fault, times: chance.one([1, 2, 4]) });
  }
}

/** Sends a request up to five times while the response is 503, as a user would. */
export async function patiently(
  { count }: StormWorld,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    count('answers 503');
  }
  return undefined;
}

export async function asAdmin(world: StormWorld, name: CallName, asking: Asking): Promise<void> {
  const token = world.adminToken;
  const answer = await patiently(world, () => world.fixture.shop.call(name, { ...asking, token }));
  world.count(`${name}: ${String(answer?.status ?? 503)}`);
}
