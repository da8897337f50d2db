import { object, string, type InferType } from 'yup';
import { reportedBike, storedBike } from './bike-fields.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged, documentId, email, listOf, optionalText } from './fields.ts';
import { pageQuery } from './paging.ts';
import { verdicts } from './fit/index.ts';
import { mailStates } from './mails.ts';
import { productKeyOf } from './product-fields.ts';

/** Days after which a report is deleted. */
export const fitReportDays = 180;
export const maxReportCharacters = 2000;

export const fitReportStates = ['open', 'answered'] as const;
export type FitReportState = (typeof fitReportStates)[number];

const reportedVerdict = string()
  .strict()
  .typeError('verdict must be text')
  .required('verdict is required')
  .oneOf(verdicts, `verdict must be one of ${verdicts.join(', ')}`);

const reportOnPair = object({
  a: productKeyOf('a'),
  b: productKeyOf('b'),
  bike: reportedBike.typeError('bike must be an object').default(undefined).optional(),
  /** Verdict that the shop displayed. */
  verdict: reportedVerdict,
  note: optionalText('note', maxReportCharacters),
  /** Address for the answer. */
  email: email('email').optional(),
});

const reportOnBike = reportOnPair.omit(['b']).shape({ bike: reportedBike.required('bike is required') });

/** Report that a part does not have the verdict that the shop gave it with another part, or with a bike. */
export const fitReportDraft = reportOnPair
  .shape({
    b: productKeyOf('b')
      .optional()
      .when('bike', {
        is: (bike: unknown) => bike === undefined,
        then: (key) => key.required('Either b or bike is required'),
      }),
  })
  .meta({ publishedAs: [reportOnPair, reportOnBike] });
export type FitReportDraft = InferType<typeof fitReportDraft>;

const reportedPart = object({
  _id: string().required(),
  name: string().required(),
  partNumber: string().defined(),
  slug: string().defined(),
}).required();

const reported = {
  _id: string().required(),
  createdAt: string().required(),
  verdict: string().oneOf(verdicts).required(),
  bike: storedBike.omit(['id']).nullable().default(null).defined(),
  note: string().defined(),
  /** Address for the answer; null if the reporter wants none. */
  email: string().nullable().defined(),
  state: string().oneOf(fitReportStates).required(),
  answer: string().defined(),
  answeredAt: string().nullable().defined(),
};

const reportedRule = object({
  key: string().required(),
  verdict: string().oneOf(verdicts).required(),
  message: string().required(),
}).required();

export const fitReport = object({
  ...reported,
  /** Parts as they are now; null if they were deleted. */
  a: reportedPart.nullable().default(null).defined(),
  b: reportedPart.nullable().default(null).defined(),
  /** Rules by which the shop judged when the report arrived, failed ones first. */
  rules: listOf(reportedRule),
  /** Today's verdict; null if a part was deleted. */
  verdictNow: string().oneOf(verdicts).nullable().defined(),
  /** State of the latest email to the reporter; null if there is none. */
  mailState: string().oneOf(mailStates).nullable().defined(),
}).required();
export type FitReport = InferType<typeof fitReport>;

/** Report in the data export of its author. `a` and `b` are product ids. */
export const exportedFitReport = object({
  ...reported,
  a: string().required(),
  b: string().nullable().defined(),
}).required();

const state = string()
  .strict()
  .typeError('state must be text')
  .oneOf(fitReportStates, `state must be one of ${fitReportStates.join(', ')}`);

export const fitReportAnswer = object({
  state: state.required('state is required'),
  answer: optionalText('answer', maxReportCharacters),
});

export const fitReportEndpoints = {
  reportVerdict: endpoint('reportVerdict', {
    noun: 'products',
    summary:
      'Reports a wrong verdict about a part, with another part (b) or with a bike. An admin answers by email, if the report names one. Reports are deleted after 180 days.',
    access: 'anyone',
    body: fitReportDraft,
    status: 202,
    answer: acknowledged({}),
    errors: ['products/not-found', 'products/archived'],
  }),
  listFitReports: endpoint('listFitReports', {
    noun: 'products',
    summary: 'Lists reports of wrong verdicts, newest first.',
    access: 'admin',
    query: object({ state: state.optional(), ...pageQuery }),
    status: 200,
    answer: listOf(fitReport),
    paged: true,
  }),
  answerFitReport: endpoint('answerFitReport', {
    noun: 'products',
    summary:
      'Answers a report, or opens it again. A new answer is sent to the reporter, if the report has an email. Without an answer, the present one is kept and no email is sent.',
    access: 'admin',
    params: object({ id: documentId('id') }),
    body: fitReportAnswer,
    status: 200,
    answer: fitReport,
    errors: ['fit-reports/not-found'],
  }),
} as const;
