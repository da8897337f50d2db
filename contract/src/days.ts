import { string } from 'yup';

const dayPattern = '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/** Calendar day, YYYY-MM-DD. */
export function day(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(dayPattern, 'u'), `${label} must be a day like 2026-11-26`)
    .test('day', `${label} is no day of the calendar`, (text) => text === undefined || isDay(text))
    .optional()
    .meta({ jsonSchema: { type: 'string', pattern: dayPattern } });
}

/** False for days that do not exist, such as 31 April. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Fields of a period whose last day is not before its first. Errors name the fields by their labels. */
export const periodOf = (first: string, last: string) => ({
  from: day(first),
  to: day(last).test('after', `${last} must not be before ${first}`, (to, { parent }) => {
    const { from } = parent as { readonly from?: string };
    return from === undefined || to === undefined || from <= to;
  }),
});

export const period = periodOf('from', 'to');

const momentPattern =
  '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$';

export function moment(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .matches(new RegExp(momentPattern, 'u'), `${label} must be a moment like 2026-11-26T08:30:00Z`)
    .meta({ jsonSchema: { type: 'string', pattern: momentPattern } });
}
