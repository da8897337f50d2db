import { dayMilliseconds, fitReportDays, withKnownAnswers, type Bike } from '@pedalworks/contract';
import type { NewFitReport } from '../model/fit-reports.ts';

const maxRules = 8;

export const reportExpiry = (): Date => new Date(Date.now() + fitReportDays * dayMilliseconds);

/** Keeps only answers that the table allows, because the request may contain any, and no id. */
export const reportedBikeOf = ({ name, interfaces, rear }: Omit<Bike, 'id'>) =>
  withKnownAnswers({ name, interfaces, rear });

export const reportedRules = (rules: NewFitReport['rules']) =>
  rules.slice(0, maxRules).map(({ key, verdict, message }) => ({ key, verdict, message }));
