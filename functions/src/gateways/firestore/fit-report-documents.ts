import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FitReportRecord } from '../../model/fit-reports.ts';
import { hasVerifiedEmail, type Erasure } from '../../model/person.ts';
import { readConverter } from './documents.ts';
import { deleteMail } from './mail-document.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface FitReportDocument extends Omit<FitReportRecord, 'id' | 'createdAt' | 'answeredAt' | 'expiresAt'> {
  readonly answeredAt: Timestamp | null;
  readonly expiresAt: Timestamp;
}

const asFitReport = readConverter<FitReportDocument, FitReportRecord>(
  ({ answeredAt, expiresAt, ...report }, { id, createdAt }) => ({
    ...report,
    id,
    createdAt,
    answeredAt: answeredAt?.toDate() ?? null,
    expiresAt: expiresAt.toDate(),
  }),
);

export const fitReportsIn = (firestore: Firestore) =>
  firestore.collection('fitReports').withConverter(asFitReport);

/** Deletes a report and its emails, which no account owns if a guest sent the report. */
export async function deleteFitReport(work: UnitOfWork, { id, mailIds }: FitReportRecord): Promise<void> {
  for (const mailId of mailIds) await deleteMail(work, mailId);
  work.delete(fitReportsIn(work.firestore).doc(id));
}

const maxDeleted = 50;

/** Deletes some reports of an account or its verified email. Returns false once there are none. */
export async function deleteFitReportsOf(work: UnitOfWork, erasure: Erasure): Promise<boolean> {
  const reports = fitReportsIn(work.firestore);
  const { uid, email } = erasure;
  const own = await work.find(reports.where('customerUid', '==', uid).limit(maxDeleted));
  const guests =
    email !== null && hasVerifiedEmail(erasure)
      ? await work.find(reports.where('email', '==', email).limit(maxDeleted))
      : [];
  const found = new Map([...own, ...guests].map((report) => [report.id, report]));
  for (const report of found.values()) await deleteFitReport(work, report);
  return found.size > 0;
}
