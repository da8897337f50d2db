import { object, string, type InferType } from 'yup';
import { optionalText, textChange } from './fields.ts';

const limits = { manufacturer: 200, address: 500, contact: 200, responsible: 500, warnings: 2000 } as const;

/** Product safety information (Regulation (EU) 2023/988, Article 19). Empty texts are unknown. */
export const storedSafety = object({
  manufacturer: string().defined(),
  /** Postal address. */
  address: string().defined(),
  /** Electronic address: an email or a website. */
  contact: string().defined(),
  /** Name and addresses of the responsible person in the EU, for manufacturers elsewhere. */
  responsible: string().defined(),
  warnings: string().defined(),
});
export type ProductSafety = InferType<typeof storedSafety>;

export const noSafety: ProductSafety = {
  manufacturer: '',
  address: '',
  contact: '',
  responsible: '',
  warnings: '',
};

/** Safety information of a product. Null removes it; then the shop's applies. */
export const safety = object({
  manufacturer: optionalText('Manufacturer', limits.manufacturer),
  address: optionalText('Postal address', limits.address),
  contact: optionalText('Email or website', limits.contact),
  responsible: optionalText('Responsible person in the EU', limits.responsible),
  warnings: optionalText('Warnings', limits.warnings),
})
  .typeError('Safety must be an object')
  .nullable()
  .default(undefined)
  .optional();

/** Update of the shop's safety information. Absent fields keep their values. */
export const safetyChange = object({
  manufacturer: textChange('safety.manufacturer', limits.manufacturer),
  address: textChange('safety.address', limits.address),
  contact: textChange('safety.contact', limits.contact),
  responsible: textChange('safety.responsible', limits.responsible),
  warnings: textChange('safety.warnings', limits.warnings),
})
  .default(undefined)
  .optional();
