import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { optionalText, periodOf, queryEmail } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, useFormikContext } from 'formik';
import { useNavigation, type NavigateOptions } from 'react-router-dom';
import { object, string } from 'yup';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { readParams } from '../../ui/url-params.ts';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { useTypingPause } from '../../ui/use-typing-pause.ts';
import { actionNames } from './audit-summaries.ts';
import { adminEmailsQuery, auditParams, type AuditView } from './queries.ts';

const rules = object({
  actor: queryEmail('Admin').optional(),
  target: optionalText('Target', 254),
  action: string(),
  ...periodOf('From', 'To'),
});

const noFilter = readParams(auditParams, new URLSearchParams());

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly timeZone: string;
  readonly onFilter: (view: AuditView, options?: NavigateOptions) => void;
}

/** Filters that apply while the user types. Not a `PageForm`: they save nothing, so leaving asks nothing. */
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
        <AppliedFilters onFilter={onFilter} />
        {/* Without a submit button, Enter would not submit a form of several fields. */}
        <input type="submit" hidden />
        <FormTextField name="target" label="Target" placeholder="Order, part, email" autoComplete="off" />
        <FormTextField
          name="action"
          label="Action"
          options={[['', 'Everything'], ...Object.entries(actionNames)]}
        />
        <MoreFilters view={view} timeZone={timeZone} />
        {Object.values(view).some(Boolean) ? (
          <Button onClick={() => onFilter(noFilter)} sx={{ justifySelf: 'start', alignSelf: 'end' }}>
            Clear filters
          </Button>
        ) : null}
      </Box>
    </Formik>
  );
}

/** Applies the typed filters after a pause, if they are valid. Otherwise the fields show the errors once left. */
function AppliedFilters({ onFilter }: Pick<AuditFiltersProps, 'onFilter'>) {
  const { values, dirty, isValid } = useFormikContext<AuditView>();
  // Changing the URL would cancel a pending navigation to another screen.
  const isLeaving = useNavigation().state !== 'idle';
  const apply = () => {
    if (isValid) onFilter(values, { replace: true });
  };
  useTypingPause(apply, { typed: values, isHeld: !dirty || isLeaving });
  return null;
}

function MoreFilters({ view: { actor, from, to }, timeZone }: Pick<AuditFiltersProps, 'view' | 'timeZone'>) {
  const { id, isOpen, button } = useDisclosure([actor, from, to].some(Boolean));
  return (
    <>
      <Box sx={{ alignSelf: 'end' }}>
        <DisclosureButton {...button}>Admin and days</DisclosureButton>
      </Box>
      <Box id={id} sx={more}>
        {isOpen ? (
          <>
            <AdminField />
            <FormTextField name="from" label="From" type="date" helperText={zoneText(timeZone)} />
            <FormTextField name="to" label="To" type="date" />
          </>
        ) : null}
      </Box>
    </>
  );
}

const zoneText = (timeZone: string) => `Days in ${timeZone.replaceAll('_', ' ')}`;

function AdminField() {
  const { data: emails = [] } = useQuery(adminEmailsQuery());
  const id = useId();
  return (
    <>
      <FormTextField
        name="actor"
        label="Admin"
        placeholder="Email"
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

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1.5,
};

const fields = { ...grid, mb: 3 };

const more = { ...grid, gridColumn: '1 / -1', '&:empty': { display: 'none' } };
