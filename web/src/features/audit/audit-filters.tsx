import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { day, optionalText, queryEmail } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { readParams } from '../../ui/url-params.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { actionNames } from './audit-summaries.ts';
import { adminEmailsQuery, auditParams, type AuditView } from './queries.ts';

const rules = object({
  actor: queryEmail('Admin').optional(),
  target: optionalText('Target', 254),
  action: string(),
  from: day('From'),
  to: day('To').test('after', 'To must not be before From', (to, { parent }) => {
    const { from } = parent as Partial<AuditView>;
    return from === undefined || to === undefined || from <= to;
  }),
});

const noFilter = readParams(auditParams, new URLSearchParams());

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly timeZone: string;
  readonly onFilter: (view: AuditView) => void;
}

export function AuditFilters({ view, timeZone, onFilter }: AuditFiltersProps) {
  return (
    <Formik<AuditView>
      enableReinitialize
      initialValues={view}
      validationSchema={rules}
      onSubmit={(values) => onFilter(values)}
    >
      <Box component={Form} role="search" aria-label="Audit Log" noValidate sx={fields}>
        <FocusFirstError />
        <AdminField />
        <FormTextField name="action" label="Action" select helperText="Entry type">
          <option value="">Everything</option>
          {Object.entries(actionNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </FormTextField>
        <FormTextField
          name="target"
          label="Target"
          helperText="Order number, part number or name, user’s email"
          autoComplete="off"
        />
        <DayFields timeZone={timeZone} />
        <Box sx={buttons}>
          <Button type="submit" variant="contained">
            Filter
          </Button>
          {Object.values(view).some(Boolean) ? (
            <Button onClick={() => onFilter(noFilter)}>Clear filters</Button>
          ) : null}
        </Box>
      </Box>
    </Formik>
  );
}

function DayFields({ timeZone }: Pick<AuditFiltersProps, 'timeZone'>) {
  const zone = `Days in ${timeZone.replaceAll('_', ' ')}`;
  return (
    <Box sx={days}>
      <FormTextField name="from" label="From" type="date" helperText={zone} />
      <FormTextField name="to" label="To" type="date" />
    </Box>
  );
}

function AdminField() {
  const { data: emails = [] } = useQuery(adminEmailsQuery());
  const id = useId();
  return (
    <>
      <FormTextField
        name="actor"
        label="Admin"
        helperText="An admin’s email"
        autoComplete="off"
        slotProps={{ htmlInput: { list: id } }}
      />
      <datalist id={id}>
        {emails.map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1.5,
  mb: 3,
};

const days = {
  display: { xs: 'grid', sm: 'contents' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: 2,
};

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  gridColumn: { xs: '1 / -1', md: 'auto' },
  pt: { md: 3.5 },
};
