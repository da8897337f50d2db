import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  daysToMake,
  optionalNumber,
  productChange,
  wholeDifference,
  type Product,
} from '@pedalworks/contract';
import { Form, Formik, type FormikProps } from 'formik';
import { array, type ObjectSchema } from 'yup';
import type { Versioned } from '../../../services/api-client.ts';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Section, type SectionProps } from '../../../ui/section.tsx';
import { CompatibilitySection } from './compatibility/compatibility-section.tsx';
import { interfaceRows } from './compatibility/interface-rules.ts';
import { mergedValues } from './compare-values.ts';
import { ConflictDialog, DeletedDialog } from './conflict-dialog.tsx';
import { CatalogueFields, SpecRows } from './extra-fields.tsx';
import { FindingList, PartFindings, useFindings } from './part-findings.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PriceAndStock } from './price-and-stock.tsx';
import { ProductPreview } from './product-preview.tsx';
import { valuesOf, type ProductValues } from './product-values.ts';
import { SafetyFields } from '../../shared/safety-fields.tsx';
import { useProductForm } from './use-product-form.tsx';

const rules: ObjectSchema<object> = productChange.omit(['img', 'images', 'madeToOrder']).shape({
  // Orders may have taken the stock below 0.
  quantity: wholeDifference('Available quantity'),
  daysToMake: optionalNumber(daysToMake('Days to make')),
  interfaces: interfaceRows,
  pictures: array().min(1, 'Image is required'),
});

const onItsWay = {
  title: 'The part is being saved',
  text: 'You can leave this page. Manage All Product shows the result.',
};

const newPart = 'new part';

const creating = { createText: 'Add product', busyText: 'Adding product…' };

type Saving = ReturnType<typeof useProductForm>;

/** Product form. Not a `PageForm`, because the conflict dialog also submits it, with other values. */
export function ProductForm({ loaded }: { readonly loaded: Versioned<Product> | null }) {
  const saving = useProductForm(loaded);
  const { version, result, uploads } = saving;
  const product = version?.body ?? null;
  return (
    <Formik
      initialValues={valuesOf(loaded?.body ?? null)}
      validationSchema={rules}
      // Shows errors of stored values that the table of interfaces no longer has.
      validateOnMount={loaded !== null}
      onSubmit={(values, helpers) => saving.save(values, helpers, version)}
    >
      {(form) => (
        <Box component={Form} noValidate sx={columns}>
          <UnsavedChanges
            when={form.dirty && result?.is !== 'deleted'}
            {...(form.isSubmitting && uploads.sentShare === null ? onItsWay : {})}
          />
          <FocusFirstError />
          {/* Disables the fields while saving: the response would overwrite text typed meanwhile. */}
          <Box
            component="fieldset"
            disabled={form.isSubmitting}
            inert={form.isSubmitting}
            sx={{ display: 'contents' }}
          >
            <PartFindings id={product?._id ?? newPart}>
              <Sections product={product} uploads={uploads} />
            </PartFindings>
          </Box>
          <ProductPreview product={product} />
          <SaveBar {...(product === null ? creating : {})} />
          <Outcome form={form} saving={saving} />
        </Box>
      )}
    </Formik>
  );
}

interface SectionsProps extends Pick<Saving, 'uploads'> {
  readonly product: Product | null;
}

function Sections({ product, uploads }: SectionsProps) {
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <FormSection title="Pictures">
        <PicturesField label={product === null ? 'Image' : 'Add pictures'} {...uploads} />
      </FormSection>
      <FormSection title="Basics">
        <FormTextField name="name" label="Name" required />
        <FormTextField name="description" label="Description" multiline rows={5} required />
        <CatalogueFields />
      </FormSection>
      <FormSection title="Price and stock">
        <PriceAndStock id={product?._id ?? null} />
      </FormSection>
      <FormSection title="Details">
        <SpecRows />
        <TextFindings />
      </FormSection>
      <FormSection title="Compatibility">
        <CompatibilitySection id={product?._id ?? newPart} />
      </FormSection>
      <FormSection title="Product safety">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Shown on the part’s page. What you leave empty comes from Shop Settings; another manufacturer needs
          its own addresses.
        </Typography>
        <SafetyFields />
      </FormSection>
    </Stack>
  );
}

function FormSection({ title, children }: SectionProps) {
  return (
    <Section title={title} variant="h3" gap={2.5}>
      <Stack spacing={2.5}>{children}</Stack>
    </Section>
  );
}

/** Findings that concern the texts, and no interface. */
function TextFindings() {
  return <FindingList findings={useFindings().filter(({ key }) => key === undefined)} />;
}

interface OutcomeProps {
  readonly form: FormikProps<ProductValues>;
  readonly saving: Saving;
}

function Outcome({ form, saving: { version, result, edit, save } }: OutcomeProps) {
  const stay = () => edit(version);
  if (result?.is === 'deleted') return <DeletedDialog onClose={stay} />;
  if (result?.is !== 'conflict') return null;
  const { theirs } = result;
  const present = valuesOf(theirs.body);
  const versions = { base: valuesOf(version?.body ?? null), mine: form.values, theirs: present };
  const saveMine = async () => {
    const merged = mergedValues(versions);
    form.resetForm({ values: present });
    await form.setValues(merged);
    form.setSubmitting(true);
    await save(merged, form, theirs);
    form.setSubmitting(false);
  };
  return (
    <ConflictDialog
      versions={versions}
      saved={theirs.body}
      onKeepMine={() => void saveMine()}
      onTakeTheirs={() => {
        form.resetForm({ values: present });
        edit(theirs);
      }}
      onClose={stay}
    />
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 264px' },
  alignItems: 'start',
  gap: { xs: 4, md: 5 },
};
