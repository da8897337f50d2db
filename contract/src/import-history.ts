import { boolean, number, object, string, type InferType } from 'yup';
import { auditEntry } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { documentId, listOf } from './fields.ts';
import { pageQuery } from './paging.ts';

const importId = object({ id: documentId('Import id') });

export const undoAnswer = object({
  undone: number().integer().required(),
  /** Parts that the undo skipped, because they were edited since the import or cannot be restored. */
  left: listOf(object({ id: string().required(), name: string().defined(), message: string().required() })),
  /** True if rows remain. Repeat the call to undo them. */
  more: boolean().required(),
}).required();
export type UndoAnswer = InferType<typeof undoAnswer>;

export const importHistoryEndpoints = {
  listImportRows: endpoint('listImportRows', {
    noun: 'products',
    summary: 'Lists the audit log entries of one import or its undo, one per part, newest first.',
    access: 'admin',
    params: importId,
    query: object(pageQuery),
    status: 200,
    answer: listOf(auditEntry),
    paged: true,
  }),
  exportImport: endpoint('exportImport', {
    noun: 'products',
    summary: 'Exports the changes of one import or its undo as a spreadsheet, one row per change.',
    access: 'admin',
    params: importId,
    status: 200,
    answerType: 'csv',
  }),
  undoImport: endpoint('undoImport', {
    noun: 'products',
    summary:
      'Undoes an import: restores the parts that it changed and archives those that it added. Skips and names parts edited since. Repeat the call while more is true.',
    access: 'admin',
    params: importId,
    status: 200,
    answer: undoAnswer,
    errors: ['products/import-not-found'],
  }),
} as const;
