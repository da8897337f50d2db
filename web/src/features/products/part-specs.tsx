import type { Product } from '@pedalworks/contract';
import { TitleBlock } from '../../ui/title-block.tsx';

/** A part's specification as the title block of its drawing: part number first. */
export function PartSpecs({ product: { partNumber, range, specs } }: { readonly product: Product }) {
  const fields = [
    ['Part number', partNumber] as const,
    ...(range === '' ? [] : [['Range', range] as const]),
    ...specs.map(({ name, value }) => [name, value] as const),
  ];
  return <TitleBlock fields={fields} layout="alone" />;
}
