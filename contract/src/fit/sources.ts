import { brakeSources } from './sources/brakes.ts';
import { cockpitSources } from './sources/cockpit.ts';
import { drivetrainSources } from './sources/drivetrain.ts';
import { wheelSources } from './sources/wheels.ts';
import type { Source, SourceId } from './types.ts';

export const sources: Readonly<Record<SourceId, Source>> = {
  own: { title: 'Pedalworks, by construction' },
  ...drivetrainSources,
  ...wheelSources,
  ...brakeSources,
  ...cockpitSources,
};

export function sourceText(id: SourceId): string {
  const { title = id, url } = sources[id] ?? {};
  return url === undefined ? title : `${title}, ${url}`;
}
