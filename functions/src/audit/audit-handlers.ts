import type { auditEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import type { Ports } from '../ports.ts';

export function auditHandlers({ audit }: Pick<Ports, 'audit'>): Handlers<typeof auditEndpoints> {
  return {
    listAuditEntries: () =>
      mapList(audit.list(), (entries) =>
        entries.map(({ id, createdAt, ...event }) => ({
          _id: id,
          createdAt: createdAt.toISOString(),
          ...event,
        })),
      ),
  };
}
