import type { Category } from '@pedalworks/contract';

export const categoryLabels: Readonly<Record<Category, string>> = {
  drivetrain: 'Drivetrain',
  wheels: 'Wheels',
  brakes: 'Brakes',
  cockpit: 'Cockpit',
  accessories: 'Accessories',
};

export const categories = Object.keys(categoryLabels) as Category[];

export function isCategory(text: string | null): text is Category {
  return text !== null && Object.hasOwn(categoryLabels, text);
}
