import {
  ApiError,
  type FitReport,
  type FitReportDraft,
  type fitReportEndpoints,
  type MailState,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { fitReportMail } from '../mails/fit-report-mail.ts';
import { mailCustomer } from '../mails/limited-mails.ts';
import type { Caller } from '../model/caller.ts';
import type { FitReportRecord, NewFitReport } from '../model/fit-reports.ts';
import { isOwnEmail } from '../model/person.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { requireVisible } from '../products/read-products.ts';
import { mapList } from '../shared/list.ts';
import { judgeReported } from './judge-reported.ts';
import { reportedBikeOf, reportedRules, reportExpiry } from './new-report.ts';

type ReportPorts = Pick<Ports, 'fitReports' | 'products' | 'settings' | 'shop'>;

export function fitReportHandlers(
  ports: ReportPorts,
  snapshots: CatalogueSnapshots,
): Handlers<typeof fitReportEndpoints> {
  const { fitReports, products } = ports;
  const toAnswers = answersOf(ports, snapshots);
  return {
    reportVerdict: async ({ body, caller, signal }) => {
      const find = async (key: string) => requireVisible(await products.find(key), caller);
      const [a, b, { products: catalogue }] = await Promise.all([
        find(body.a),
        body.b === undefined ? null : find(body.b),
        snapshots.get(),
      ]);
      const { rules } = judgeReported({ a, b, bike: body.bike ?? null }, catalogue);
      const parts = { aId: a.id, bId: b?.id ?? null };
      await fitReports.add({ ...newReport(body, caller), ...parts, rules: reportedRules(rules) }, signal);
      return { acknowledged: true };
    },
    listFitReports: ({ query }) => mapList(fitReports.list(query.state), toAnswers),
    answerFitReport: async ({ params: { id }, body, caller: by, signal }) => {
      const report = await fitReports.find(id);
      if (report === null) throw new ApiError('fit-reports/not-found');
      const { isVerified } = report;
      const mailed = await answerMail(ports, report, body.answer ?? '');
      const answered = await fitReports.answer(
        id,
        {
          ...{ state: body.state, answer: body.answer ?? '', ...mailed },
          queueMail: (mails, mail) =>
            mailCustomer(mails, { paidAt: null, ...(isVerified && { isOwnerVerified: isVerified }) }, mail),
        },
        { by, signal },
      );
      const [found] = answered === null ? [] : await toAnswers([answered]);
      if (found === undefined) throw new ApiError('fit-reports/not-found');
      return found;
    },
  };
}

/** Deletes reports after 180 days with their emails, which Firestore's TTL would keep. Step of the scheduled job. */
export async function removeExpiredFitReports(
  { fitReports }: Pick<Ports, 'fitReports'>,
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  while (!signal.aborted && (await fitReports.removeExpired(now, signal)));
}

function newReport({ verdict, note, email, bike }: FitReportDraft, caller: Caller | null) {
  const isVerified = caller?.emailVerified === true && email !== undefined && isOwnEmail(caller, email);
  return {
    verdict,
    bike: bike === undefined ? null : reportedBikeOf(bike),
    note: note ?? '',
    email: email ?? null,
    customerUid: caller?.uid ?? null,
    ...(isVerified && { isVerified: true as const }),
    expiresAt: reportExpiry(),
  } satisfies Omit<NewFitReport, 'aId' | 'bId' | 'rules'>;
}

async function answerMail(
  { products, settings, shop }: ReportPorts,
  { aId, bId, email, customerUid: uid }: FitReportRecord,
  answer: string,
) {
  const [found, shopSettings] = await Promise.all([
    products.findAll([aId, ...(bId === null ? [] : [bId])]),
    settings.read(),
  ]);
  const [part, other] = [aId, bId].map((id) => found.find((product) => product.id === id));
  const targetName = part?.name ?? '';
  if (email === null || answer === '' || part === undefined) return { targetName, mail: null };
  const otherName = bId === null ? null : (other?.name ?? 'another part');
  const mailed = { to: email, uid, answer, part, otherName, occurrence: crypto.randomUUID() };
  return { targetName, mail: fitReportMail(mailed, { ...shop, ...shopSettings }) };
}

function answersOf({ fitReports, products }: ReportPorts, snapshots: CatalogueSnapshots) {
  return async (reports: readonly FitReportRecord[]): Promise<readonly FitReport[]> => {
    const ids = reports.flatMap(({ aId, bId }) => [aId, ...(bId === null ? [] : [bId])]);
    const [found, { products: catalogue }, mailStates] = await Promise.all([
      products.findAll([...new Set(ids)]),
      snapshots.get(),
      fitReports.mailStates(reports.flatMap(({ mailIds }) => mailIds.at(-1) ?? [])),
    ]);
    const known = new Map(found.map((product) => [product.id, product]));
    return reports.map((report) => toFitReport(report, { known, catalogue, mailStates }));
  };
}

interface ReportContext {
  readonly known: ReadonlyMap<string, ProductRecord>;
  readonly catalogue: readonly ProductRecord[];
  readonly mailStates: ReadonlyMap<string, MailState>;
}

function toFitReport(
  { id, aId, bId, bike, rules, createdAt, answeredAt, mailIds, ...report }: FitReportRecord,
  { known, catalogue, mailStates }: ReportContext,
): FitReport {
  const a = known.get(aId) ?? null;
  const b = bId === null ? null : (known.get(bId) ?? null);
  const isDeleted = a === null || (bId !== null && b === null);
  const { verdict, note, email, state, answer } = report;
  return {
    _id: id,
    a: toPart(a),
    b: toPart(b),
    bike: bike === null ? null : { ...bike },
    ...{ verdict, note, email, state, answer },
    rules: reportedRules(rules),
    verdictNow: isDeleted ? null : judgeReported({ a, b, bike }, catalogue).verdict,
    mailState: mailStates.get(mailIds.at(-1) ?? '') ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function toPart(product: ProductRecord | null): FitReport['a'] {
  if (product === null) return null;
  const { id: _id, name, partNumber, slug } = product;
  return { _id, name, partNumber, slug };
}
