import type { AuditEntry, auditEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import type { Ports } from '../ports.ts';
import type { AuditRecord } from './audit-port.ts';

export function auditHandlers({ audit }: Pick<Ports, 'audit'>): Handlers<typeof auditEndpoints> {
  return { listAuditEntries: () => mapList(audit.list(), (entries) => entries.map(toEntry)) };
}

function toEntry({ id, createdAt, by, action, target, before, after }: AuditRecord): AuditEntry {
  return { _id: id, createdAt: createdAt.toISOString(), by, action, target, before, after };
}
