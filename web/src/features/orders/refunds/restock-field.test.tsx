import { renderToStaticMarkup } from 'react-dom/server';
import type { Order } from '@pedalworks/contract';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import { RestockField } from './restock-field.tsx';

/** The field for an order of one line, with what the API says of the line's stock. */
const fieldFor = (line: object) =>
  renderToStaticMarkup(
    <Formik initialValues={{ restock: false }} onSubmit={() => undefined}>
      <RestockField order={{ lines: [line] } as unknown as Order} />
    </Formik>,
  );

it('offers to put parts back that the order took off the stock', () => {
  expect(fieldFor({ stockTaken: true })).toContain('Put the parts back into the stock');
});

it('says that nothing goes back where the order took nothing off the stock', () => {
  const field = fieldFor({});
  expect(field).toContain('This order took nothing off the stock, so nothing goes back into it.');
  expect(field).not.toContain('<input');
});
