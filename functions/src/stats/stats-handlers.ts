import type { statsEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';

export function statsHandlers({
  stats,
  settings,
}: Pick<Ports, 'stats' | 'settings'>): Handlers<typeof statsEndpoints> {
  return {
    getOpenWork: async () => stats.openWork((await settings.read()).lowStock),
  };
}
