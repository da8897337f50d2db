import type { ShipmentKind, ShippedLine } from './shipments.ts';
import { unitsOfLine } from './units-to-send.ts';

interface ReplacedOrder {
  readonly shipments: readonly {
    readonly kind: ShipmentKind;
    readonly lines: readonly ShippedLine[];
    readonly shippedAt: Date | string;
    readonly returnedAt: Date | string | null;
  }[];
}

/** Counts the units of a line whose replacement came back undelivered and that no later replacement contains. */
export function owedReplacements({ shipments }: ReplacedOrder, line: number): number {
  const events = shipments
    .filter(({ kind }) => kind === 'replacement')
    .flatMap(({ lines, shippedAt, returnedAt }) => {
      const units = unitsOfLine(lines, line);
      const sent = { at: timeOf(shippedAt), units: -units };
      return returnedAt === null ? [sent] : [sent, { at: timeOf(returnedAt), units }];
    });
  return events
    .toSorted((one, other) => one.at - other.at)
    .reduce((owed, { units }) => Math.max(0, owed + units), 0);
}

const timeOf = (time: Date | string) => new Date(time).getTime();
