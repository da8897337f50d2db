import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { numberKinds, productDraft } from '@pedalworks/contract';
import { Form, Formik } from 'formik';
import { mixed, type ObjectSchema } from 'yup';
import { UnsavedChanges } from '../../services/unsaved-changes.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { fieldGrid } from './editor/extra-fields.tsx';
import { MoreAboutIt } from './editor/more-about-it.tsx';
import { noExtras } from './editor/product-values.ts';
import { PictureField } from './picture-field.tsx';
import { useAddProduct, type NewProduct } from './use-add-product.ts';

const blank: NewProduct = {
  ...noExtras,
  name: '',
  description: '',
  price: '',
  quantity: '',
  minOrder: '',
  picture: null,
};

/** The contract's rules and messages, with the chosen file in place of the picture's later address. */
const rules: ObjectSchema<object> = productDraft
  .omit(['img', 'images'])
  .shape({ picture: mixed<File>().required('Image is required') });

/** Once the picture is there. */
const onItsWay = {
  title: 'The part is on its way',
  text: 'It goes on even if you leave. Manage All Product shows whether it was added.',
};

/** Adds a product to the shop. A picture that cannot be uploaded shows nothing (docs/product.md, Messages) and keeps every value. */
export function AddProductForm() {
  const { add, uploadedShare } = useAddProduct();
  return (
    <Formik initialValues={blank} validationSchema={rules} onSubmit={add}>
      {({ dirty, isSubmitting }) => (
        <Box component={Form} noValidate sx={columns}>
          <UnsavedChanges when={dirty} {...(isSubmitting && uploadedShare === null ? onItsWay : {})} />
          <FocusFirstError />
          {/* What is typed while the product is being added would be lost with it. */}
          <Box component="fieldset" disabled={isSubmitting} sx={{ display: 'contents' }}>
            <PictureField name="picture" label="Image" uploadedShare={uploadedShare} />
            <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
              <FormTextField name="name" label="Name" required />
              <FormTextField name="description" label="Description" multiline rows={5} required />
              <Box sx={fieldGrid}>
                <NumberField name="price" label="Price" kind={numberKinds.price} required />
                <NumberField name="quantity" label="Available quantity" kind={numberKinds.stock} required />
                <NumberField
                  name="minOrder"
                  label="Minimum order quantity"
                  kind={numberKinds.count}
                  required
                />
              </Box>
              <MoreAboutIt />
            </Stack>
          </Box>
          <Box sx={{ gridColumn: { md: 2 } }}>
            <SubmitButton busyText="Adding the product…">Add product</SubmitButton>
          </Box>
        </Box>
      )}
    </Formik>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 3,
};
