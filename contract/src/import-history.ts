import { boolean, number, object, string, type InferType } from 'yup';
import { auditEntry } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { documentId, listOf, pageQuery } from './fields.ts';

const importId = object({ id: documentId('Import id') });

/** Progress of undoing an import. */
export const undoAnswer = object({
  /** Parts that are as they were before the import. */
  undone: number().integer().required(),
  /** Parts left alone, because they were edited since or cannot go back. */
  left: listOf(object({ id: string().required(), name: string().defined(), message: string().required() })),
  /** True if the call ended before the import did: repeat it. */
  more: boolean().required(),
}).required();
export type UndoAnswer = InferType<typeof undoAnswer>;

export const importHistoryEndpoints = {
  listImportRows: endpoint('listImportRows', {
    noun: 'products',
    summary:
      'The parts that one import, or its undo, has changed, newest first, as entries of the audit log.',
    access: 'admin',
    params: importId,
    query: object(pageQuery),
    status: 200,
    answer: listOf(auditEntry),
    paged: true,
  }),
  exportImport: endpoint('exportImport', {
    noun: 'products',
    summary: 'What one import has changed, or its undo, as a spreadsheet with a row for each change.',
    access: 'admin',
    params: importId,
    status: 200,
    answerType: 'csv',
  }),
  undoImport: endpoint('undoImport', {
    noun: 'products',
    summary:
      'Restores the parts that an import changed and archives those that it added. Parts edited since are left alone and named. Answers before the limit of a call; repeat it while more is true.',
    access: 'admin',
    params: importId,
    status: 200,
    answer: undoAnswer,
    errors: ['products/import-not-found'],
  }),
} as const;
