import type { FitReportState, MailState } from '@pedalworks/contract';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import type { FitReportRecord, NewFitReport } from '../../model/fit-reports.ts';
import type { NewMail } from '../../model/mails.ts';
import { recordAudit } from './audit-store.ts';
import { readDocument, readDocuments } from './documents.ts';
import { deleteFitReport, fitReportsIn } from './fit-report-documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { documentsOf } from './firestore-queries.ts';
import { mailChanges } from './mail-changes.ts';
import { mailDocument, mailsOf } from './mail-document.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface ReportAnswer {
  readonly state: FitReportState;
  /** New answer; empty to keep the present one. */
  readonly answer: string;
  /** Name of the part in the audit log. */
  readonly targetName: string;
  /** Email with a new answer; null if the report has no address. */
  readonly mail: NewMail | null;
  /** Queues the email within the limits of unverified addresses. */
  readonly queueMail: (mails: ReturnType<typeof mailChanges>, mail: NewMail) => Promise<void>;
}

const maxRemoved = 100;

/** Store of reports of wrong verdicts. */
export function fitReportsStore({ firestore, inOneCommit }: Database) {
  const reports = fitReportsIn(firestore);
  return {
    find: (id: string) => readDocument(reports, id),
    list: (state: FitReportState | undefined) =>
      firestoreList(state === undefined ? reports : reports.where('state', '==', state), newestFirst),
    add: (report: NewFitReport, signal: AbortSignal) => {
      const document = reports.doc();
      return inOneCommit({ subject: document.id, signal }, (work) => {
        addReport(work, document, report);
      });
    },
    /** Answers a report or opens it again. Returns it, or null if it does not exist. */
    answer: (id: string, answer: ReportAnswer, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const report = await work.get(reports.doc(id));
        return report === null ? null : answerReport(work, report, { ...answer, by });
      }),
    /** Returns the states of emails by id. */
    mailStates: async (ids: readonly string[]): Promise<ReadonlyMap<string, MailState>> => {
      const mails = await readDocuments(mailsOf(firestore), ids);
      return new Map(
        mails.flatMap((mail) => (mail === null ? [] : [[mail.id, mail.delivery.state] as const])),
      );
    },
    /** Deletes reports that expired before a time. Returns false once there are none. */
    removeExpired: async (before: Date, signal: AbortSignal): Promise<boolean> => {
      const expired = await documentsOf(reports.where('expiresAt', '<', before).limit(maxRemoved));
      for (const { id } of expired)
        await inOneCommit({ subject: id, signal }, async (work) => {
          const report = await work.get(reports.doc(id));
          if (report !== null) await deleteFitReport(work, report);
        });
      return expired.length > 0;
    },
  };
}

/** Adds reports in the commit of a return. */
export const fitReportChanges = (work: UnitOfWork) => ({
  addFitReport: (report: NewFitReport) => {
    addReport(work, fitReportsIn(work.firestore).doc(), report);
  },
});

function addReport(
  work: UnitOfWork,
  document: DocumentReference<FitReportRecord>,
  { expiresAt, ...report }: NewFitReport,
): void {
  const unanswered = { state: 'open', answer: '', answeredAt: null, mailIds: [] };
  work.create(document, { ...report, ...unanswered, expiresAt: Timestamp.fromDate(expiresAt) });
}

async function answerReport(
  work: UnitOfWork,
  report: FitReportRecord,
  { state, answer, mail, queueMail, by, targetName }: ReportAnswer & { readonly by: Actor },
): Promise<FitReportRecord> {
  const isNew = state === 'answered' && answer !== '' && answer !== report.answer;
  if (report.state === state && !isNew) return report;
  const sent = isNew ? mail : null;
  if (sent !== null) await queueMail(mailChanges(work), sent);
  const answeredAt = state === 'open' ? null : isNew ? new Date() : (report.answeredAt ?? new Date());
  const changes = {
    state,
    answer: isNew ? answer : report.answer,
    mailIds: [...report.mailIds, ...(sent === null ? [] : [mailDocument(work.firestore, sent).document.id])],
  };
  work.write(fitReportsIn(work.firestore).doc(report.id), {
    ...changes,
    answeredAt: answeredAt && Timestamp.fromDate(answeredAt),
  });
  const { id: target, customerUid } = report;
  const change = { before: { state: report.state }, after: { state } };
  recordAudit(work, { by, action: 'fit-reports/answer', target, targetName, customerUid, ...change });
  return { ...report, ...changes, answeredAt };
}
