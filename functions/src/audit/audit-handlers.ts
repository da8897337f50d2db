import type { AuditEntry, auditEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../http/paging.ts';
import type { AuditPort, AuditRecord } from './audit-port.ts';

export function auditHandlers({ audit }: Record<'audit', AuditPort>): Handlers<typeof auditEndpoints> {
  return { listAuditEntries: () => mapList(audit.list(), (entries) => entries.map(toEntry)) };
}

function toEntry({ id, createdAt, by, action, target, before, after }: AuditRecord): AuditEntry {
  return { _id: id, createdAt: createdAt.toISOString(), by, action, target, before, after };
}
