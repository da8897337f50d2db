import { Form, Formik, type FormikHelpers } from 'formik';
import { productDraft } from '@pedalworks/contract';
import { mixed, type ObjectSchema } from 'yup';
import { UnsavedChanges } from '../../services/unsaved-changes.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { PictureField } from './picture-field.tsx';
import { useAddProduct, type NewProduct } from './use-add-product.ts';
import './add-product-form.css';

const blank: NewProduct = { name: '', description: '', price: '', quantity: '', minOrder: '', picture: null };

/** The contract's rules and messages, with the chosen file in place of the picture's later address. */
const rules: ObjectSchema<object> = productDraft
  .omit(['img'])
  .shape({ picture: mixed<File>().required('Image is required') });

/** Once the picture is there. */
const onItsWay = {
  title: 'The part is on its way',
  text: 'It goes on even if you leave. Manage All Product shows whether it was added.',
};

/** Adds a part to the shop. A picture that cannot be uploaded shows nothing (spec.md §8) and keeps every value. */
export function AddProductForm() {
  const { add, uploadedShare } = useAddProduct();
  const send = (values: NewProduct, form: FormikHelpers<NewProduct>) => add(values, form);
  return (
    <Formik initialValues={blank} validationSchema={rules} onSubmit={send}>
      {({ dirty, isSubmitting }) => (
        <Form className="add-product-form" noValidate>
          <UnsavedChanges when={dirty} {...(isSubmitting && uploadedShare === null ? onItsWay : {})} />
          <FocusFirstError />
          <PictureField name="picture" label="Image" uploadedShare={uploadedShare} />
          <div className="add-product-fields">
            <FormField name="name" label="Name" required />
            <FormField name="description" label="Description" rows={5} required />
            <NumberFields />
            <SubmitButton busyText="Adding the product…">Add product</SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}

function NumberFields() {
  return (
    <div className="add-product-numbers">
      <FormField
        name="price"
        label="Price"
        type="number"
        required
        inputProps={{ min: 0.01, step: 0.01, inputMode: 'decimal' }}
      />
      <FormField name="quantity" label="Available quantity" type="number" required inputProps={whole(0)} />
      <FormField
        name="minOrder"
        label="Minimum order quantity"
        type="number"
        required
        inputProps={whole(1)}
      />
    </div>
  );
}

function whole(min: number) {
  return { min, step: 1, inputMode: 'numeric' };
}
