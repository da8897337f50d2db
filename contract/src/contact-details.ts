import { object, type InferType } from 'yup';
import { optionalText } from './fields.ts';

/** Whom the shop calls about an order. A module of its own: the account's other schemas are of no use to this form. */
export const contactDetails = object({
  name: optionalText('Name', 200).ensure(),
  phone: optionalText('Phone', 40).ensure(),
});
export type ContactDetails = InferType<typeof contactDetails>;
