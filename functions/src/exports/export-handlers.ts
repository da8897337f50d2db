import type { exportEndpoints } from '@pedalworks/contract';
import type { Actor } from '../model/audit.ts';
import type { Spreadsheet } from '../http/csv.ts';
import type { Handlers } from '../http/handler.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { returnSheet } from './return-sheet.ts';
import { customerSheet, journalSheet, orderSheet, productSheet } from './sheets.ts';

type ExportPorts = Pick<
  Ports,
  'products' | 'orders' | 'returns' | 'refunds' | 'users' | 'accounts' | 'audit' | 'settings' | 'journal'
>;

interface Download {
  readonly caller: Actor;
  readonly signal: AbortSignal;
  readonly query: { readonly cursor?: string | undefined };
}

/** Handles CSV exports, which clients download page by page. Each page is recorded in the audit log. */
export function exportHandlers(
  ports: ExportPorts,
  pictures: PictureAddress,
): Handlers<typeof exportEndpoints> {
  const audited = async (sheet: Spreadsheet, { caller: by, signal, query }: Download) => {
    const after = query.cursor === undefined ? null : { isLaterPage: true };
    const event = { action: 'exports/download', target: sheet.fileName, before: null, after } as const;
    await ports.audit.write({ ...event, by }, signal);
    return sheet;
  };
  return {
    exportProducts: (download) => audited(productSheet(ports, pictures), download),
    exportOrders: async (download) => audited(await orderSheet(ports, download.query), download),
    exportReturns: async (download) => audited(await returnSheet(ports, pictures, download.query), download),
    exportCustomers: (download) => audited(customerSheet(ports), download),
    exportJournal: async (download) => audited(await journalSheet(ports, download.query), download),
  };
}
