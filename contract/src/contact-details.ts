import { object, type InferType } from 'yup';
import { optionalText } from './fields.ts';

/** Contact form. Kept apart from the account's other schemas, which it does not need. */
export const contactDetails = object({
  name: optionalText('Name', 200).ensure(),
  phone: optionalText('Phone', 40).ensure(),
});
export type ContactDetails = InferType<typeof contactDetails>;
