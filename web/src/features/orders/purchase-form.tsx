import { fromCents, toCents } from '@pedalworks/contract/money';
import type { Product } from '@pedalworks/contract';
import { memo } from 'react';
import { Form, Formik, useFormikContext } from 'formik';
import type { SessionUser } from '../../services/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { firstValues } from './kept-purchase.ts';
import type { PurchaseValues } from './place-order.ts';
import './purchase-form.css';

interface PurchaseFormProps {
  readonly product: Product;
  readonly customer: SessionUser;
  readonly onOrder: (values: PurchaseValues) => Promise<void>;
  readonly onCancel: () => void;
}

export const PurchaseForm = memo(function PurchaseForm({
  product,
  customer,
  onOrder,
  onCancel,
}: PurchaseFormProps) {
  return (
    <Formik initialValues={firstValues(product, customer)} onSubmit={onOrder}>
      <Form className="purchase-form" noValidate>
        <PartFacts product={product} />
        <p className="purchase-form-description">{product.description}</p>
        <CustomerFacts customer={customer} />
        <div className="purchase-form-fields">
          <FormField name="phone" label="Phone" type="tel" autoComplete="tel" />
          <FormField
            name="quantity"
            label="Quantity"
            type="number"
            inputProps={{ min: 1, step: 1, inputMode: 'numeric' }}
          />
        </div>
        <div className="purchase-form-foot">
          <Total unitPrice={product.price} />
          <div className="purchase-form-actions">
            <Button variant="outlined" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton busyText="Sending your order…">Place order</SubmitButton>
          </div>
        </div>
      </Form>
    </Formik>
  );
});

function PartFacts({ product }: { readonly product: Product }) {
  return (
    <div className="purchase-form-part">
      <ProductPicture img={product.img} alt="" sizes="128px" />
      <dl>
        <div>
          <dt>Price</dt>
          <dd>
            <MoneyText amount={product.price} />
          </dd>
        </div>
        <div>
          <dt>Minimum order</dt>
          <dd>{product.minOrder}</dd>
        </div>
        <div>
          <dt>Available quantity</dt>
          <dd>{product.quantity}</dd>
        </div>
      </dl>
    </div>
  );
}

function CustomerFacts({ customer }: { readonly customer: SessionUser }) {
  return (
    <dl className="purchase-form-customer">
      <div>
        <dt>Name</dt>
        <dd>{customer.displayName === '' ? '—' : customer.displayName}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{customer.email}</dd>
      </div>
    </dl>
  );
}

function Total({ unitPrice }: { readonly unitPrice: number }) {
  const { values } = useFormikContext<PurchaseValues>();
  const quantity = Number(values.quantity);
  const isCount = Number.isInteger(quantity) && quantity > 0;
  return (
    <p className="purchase-form-total">
      <span>Total</span>
      <output>{isCount ? <MoneyText amount={fromCents(toCents(unitPrice) * quantity)} /> : '—'}</output>
    </p>
  );
}
