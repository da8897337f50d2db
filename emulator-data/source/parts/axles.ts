import { thruAxle } from '../drawings/parts/wheel-parts.ts';
import { axis, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { petrol } = finishes;

/** Returns the drawing layout of a thru-axle; `lengthMm` is its length below the head. */
function axleSheet(lengthMm: number, print: string): SheetLayout {
  const half = lengthMm / 2;
  const [head, end, thread] = [-half, half, half - 20].map(String);
  return {
    drawing: (studio) => thruAxle(studio, { finish: petrol, lengthMm, print, turn: 0 }),
    acrossMm: lengthMm > 130 ? 297 : 210,
    middle: { x: -6, y: -12 },
    centreLines: [axis(`${String(-half - 18)},0 ${String(half + 12)},0`)],
    dimensions: [
      horizontal(`${String(head)},8 ${String(end)},4`, 38),
      horizontal(`${String(thread)},5 ${String(end)},4`, 20),
      vertical(`${String(-half + 40)},-6 ${String(-half + 40)},6`, -half + 40, { prefix: '⌀' }),
    ],
  };
}

export const axles = {
  thruAxle: {
    id: 'quay-thru-axle-12x142',
    partNumber: 'PW-TA12-142',
    name: 'Quay Thru-Axle 12 × 142',
    kind: 'thru-axle',
    description:
      'Rear axle with M12 × 1.5 thread and a forged lever whose rest position can be set in any direction. Hollow 7075 body, 168 mm long. 58 g.',
    specs: {
      Axle: '12 × 142 mm, rear',
      Length: '168 mm under the head',
      Thread: 'M12 × 1.5, 20 mm',
      Lever: 'Forged, adjustable rest',
      Material: 'Aluminium 7075-T6',
      Finish: 'Graphite, petrol lever',
      Weight: '58 g',
    },
    interfaces: [
      needs('axle-rear', '12x142', { place: 'axle' }),
      needs('axle-thread', 'M12x1.5'),
      needs('axle-length', 168),
    ],
    priceCents: 3600,
    quantity: 64,
    minOrder: 1,
    viewMm: 224,
    drawing: (studio) =>
      placed(thruAxle(studio, { finish: petrol, lengthMm: 168, print: '12 X 142', turn: -28 }), {
        x: 12,
        y: 8,
      }),
    sheet: axleSheet(168, '12 X 142'),
  },
  thruAxle100: {
    id: 'quay-thru-axle-12x100',
    partNumber: 'PW-TA12-100',
    name: 'Quay Thru-Axle 12 × 100',
    kind: 'thru-axle',
    description:
      'Front axle with M12 × 1.5 thread, 125 mm under its head, and the same forged lever as the rear one. Hollow 7075 body that a 5 mm hex key also turns. 47 g.',
    specs: {
      Axle: '12 × 100 mm, front',
      Length: '125 mm under the head',
      Thread: 'M12 × 1.5, 20 mm',
      Lever: 'Forged, adjustable rest',
      Material: 'Aluminium 7075-T6',
      Finish: 'Graphite, petrol lever',
      Weight: '47 g',
    },
    interfaces: [
      needs('axle-front', '12x100', { place: 'axle' }),
      needs('axle-thread', 'M12x1.5'),
      needs('axle-length', 125),
      needs('tool-drive', 'hex-5'),
    ],
    priceCents: 3400,
    quantity: 58,
    minOrder: 1,
    viewMm: 184,
    drawing: (studio) =>
      placed(thruAxle(studio, { finish: petrol, lengthMm: 125, print: '12 X 100', turn: -28 }), {
        x: 12,
        y: 8,
      }),
    sheet: axleSheet(125, '12 X 100'),
  },
} as const satisfies Record<string, SeedPart>;
