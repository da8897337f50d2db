import { object, type InferType } from 'yup';
import { optionalText } from './fields.ts';

/** Separate module, because the contact form needs none of the account's other schemas. */
export const contactDetails = object({
  name: optionalText('Name', 200).ensure(),
  phone: optionalText('Phone', 40).ensure(),
});
export type ContactDetails = InferType<typeof contactDetails>;
