import { renderToStaticMarkup } from 'react-dom/server';
import type { Order } from '@pedalworks/contract';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import { RestockField } from './restock-field.tsx';

const fieldFor = (line: object) =>
  renderToStaticMarkup(
    <Formik initialValues={{ restock: false }} onSubmit={() => undefined}>
      <RestockField order={{ lines: [line] } as unknown as Order} />
    </Formik>,
  );

it('offers restocking if the order reduced the stock', () => {
  expect(fieldFor({ stockTaken: true })).toContain('Restock the parts');
});

it('hides the restock switch if the order did not reduce the stock', () => {
  const field = fieldFor({});
  expect(field).toContain('This order did not reduce the stock, so nothing is restocked.');
  expect(field).not.toContain('<input');
});
