import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { numberKinds, productChange, productDraft, type Product } from '@pedalworks/contract';
import { Form, Formik, type FormikProps } from 'formik';
import { array, type ObjectSchema } from 'yup';
import type { Versioned } from '../../../services/api-client.ts';
import { UnsavedChanges } from '../../../services/unsaved-changes.tsx';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { mergedValues } from './compare-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CatalogueFields, fieldGrid, OrderStepField, PriceBreakRows, SpecRows } from './extra-fields.tsx';
import { FitsWithField } from './fits-with-field.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ProductPreview } from './product-preview.tsx';
import { valuesOf, type ProductValues } from './product-values.ts';
import { StockField } from './stock-field.tsx';
import { useSaveProduct } from './use-save-product.ts';

/** The contract's rules and messages, with pictures in place of their later addresses. */
const rules: ObjectSchema<object> = productChange
  .omit(['img', 'images'])
  .shape({ quantity: productDraft.fields.quantity, pictures: array().min(1, 'Image is required') });

type Saving = ReturnType<typeof useSaveProduct>;

export function ProductForm({ loaded }: { readonly loaded: Versioned<Product> }) {
  const form = useRef<FormikProps<ProductValues>>(null);
  const saving = useSaveProduct(loaded, () => form.current?.values);
  return (
    <Formik
      innerRef={form}
      initialValues={valuesOf(loaded.body)}
      validationSchema={rules}
      onSubmit={saving.save}
    >
      {(form) => (
        <Box component={Form} noValidate sx={columns}>
          <UnsavedChanges when={form.dirty && !saving.isGone} />
          <FocusFirstError />
          <Sections product={saving.version.body} uploads={saving.uploads} />
          <ProductPreview product={saving.version.body} />
          <SaveBar isDirty={form.dirty} />
          <Outcome form={form} saving={saving} />
        </Box>
      )}
    </Formik>
  );
}

interface SectionsProps extends Pick<Saving, 'uploads'> {
  readonly product: Product;
}

function Sections({ product, uploads: { failures, sentShare } }: SectionsProps) {
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <Section title="Pictures">
        <PicturesField failures={failures} sentShare={sentShare} />
      </Section>
      <Section title="What it is">
        <FormTextField name="name" label="Name" required />
        <FormTextField name="description" label="Description" multiline rows={5} required />
        <CatalogueFields />
      </Section>
      <Section title="Price and stock">
        <Box sx={fieldGrid}>
          <NumberField name="price" label="Price" kind={numberKinds.price} required />
          <NumberField name="minOrder" label="Minimum order quantity" kind={numberKinds.count} required />
          <OrderStepField />
        </Box>
        <PriceBreakRows />
        <Box sx={fieldGrid}>
          <StockField />
          <StatusField />
        </Box>
      </Section>
      <Section title="Details">
        <SpecRows />
        <FitsWithField ownId={product._id} />
      </Section>
    </Stack>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Stack spacing={2.5} component="section" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  );
}

function StatusField() {
  return (
    <FormTextField
      name="status"
      label="Status"
      select
      helperText="Archived parts are out of the shop."
      slotProps={{ select: { native: true } }}
    >
      <option value="active">On sale</option>
      <option value="archived">Archived</option>
    </FormTextField>
  );
}

function SaveBar({ isDirty }: { readonly isDirty: boolean }) {
  return (
    <Box sx={bar}>
      <SubmitButton busyText="Saving…">Save changes</SubmitButton>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {isDirty ? 'Not saved yet' : ''}
      </Typography>
    </Box>
  );
}

interface OutcomeProps {
  readonly form: FormikProps<ProductValues>;
  readonly saving: Saving;
}

/** What is asked when a save met another's. */
function Outcome({ form: { values, resetForm, setValues }, saving }: OutcomeProps) {
  const { version, setVersion, theirs, setTheirs, isGone, setGone } = saving;
  if (isGone) return <GoneDialog onClose={() => setGone(false)} />;
  if (theirs === null) return null;
  const versions = { base: valuesOf(version.body), mine: values, theirs: valuesOf(theirs.body) };
  const goOn = (from: ProductValues) => {
    resetForm({ values: versions.theirs });
    if (from !== versions.theirs) void setValues(from);
    setVersion(theirs);
    setTheirs(null);
  };
  return (
    <ConflictDialog
      {...versions}
      onKeepMine={() => goOn(mergedValues(versions))}
      onTakeTheirs={() => goOn(versions.theirs)}
      onClose={() => setTheirs(null)}
    />
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 264px' },
  alignItems: 'start',
  gap: { xs: 4, md: 5 },
};

const bar = {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
