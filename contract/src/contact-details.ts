import { object, type InferType } from 'yup';
import { optionalText } from './fields.ts';

/** Contact form. In a file of its own, so that pages do not load the other account schemas with it. */
export const contactDetails = object({
  name: optionalText('Name', 200).ensure(),
  phone: optionalText('Phone', 40).ensure(),
});
export type ContactDetails = InferType<typeof contactDetails>;
