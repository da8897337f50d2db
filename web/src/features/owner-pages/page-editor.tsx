import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ownerPageTitles, type OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import { maxPageCharacters, optionalText, type OwnerPage } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { object } from 'yup';
import { PageForm } from '../shared/page-form.tsx';
import type { Versioned } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useTypingPause } from '../../ui/use-typing-pause.ts';
import { PageVersions } from './page-versions.tsx';
import { MarkdownText } from './public/markdown-text.tsx';
import { editedPageQuery, previewQuery, useSavePage } from './queries.ts';

interface PageEditorProps {
  readonly pageKey: OwnerPageKey;
}

export function PageEditor({ pageKey }: PageEditorProps) {
  const query = useQuery(editedPageQuery(pageKey));
  const title = ownerPageTitles[pageKey];
  useTitle(`Edit ${title}`);
  return (
    <>
      <BackLink href="/dashboard/pages">Pages</BackLink>
      <PageHeading level={2} overline="Edit page" lead={<Lead pageKey={pageKey} page={query.data?.body} />}>
        {title}
      </PageHeading>
      <QueryState query={query} label="Loading page" skeleton={<Skeleton height={560} />}>
        {(loaded) => <EditorForm pageKey={pageKey} loaded={loaded} />}
      </QueryState>
    </>
  );
}

function Lead({ pageKey, page }: PageEditorProps & { readonly page: OwnerPage | undefined }) {
  if (page?.text === '') return 'The footer of every page links this page once it has text.';
  return (
    <>
      Saved changes appear in the shop within minutes. <Link href={`/pages/${pageKey}`}>View the page</Link>
    </>
  );
}

const rules = object({ text: optionalText('Text', maxPageCharacters) });

interface EditorFormProps extends PageEditorProps {
  readonly loaded: Versioned<OwnerPage>;
}

function EditorForm({ pageKey, loaded }: EditorFormProps) {
  const [initial] = useState(loaded);
  const { mutateAsync } = useSavePage(pageKey, initial);
  return (
    <PageForm
      initialValues={{ text: initial.body.text }}
      validationSchema={rules}
      send={({ text }: { readonly text: string }) => mutateAsync(text)}
      onSent={({ text }, { resetForm }) => resetForm({ values: { text } })}
      sx={{ gap: 4 }}
    >
      {({ isSubmitting }) => (
        <>
          <Box sx={panes}>
            <Box inert={isSubmitting}>
              <FormTextField
                name="text"
                label="Text"
                multiline
                minRows={18}
                dir="auto"
                helperText="Markdown: # heading, **bold**, - list, [link](https://…). Lines break as you type them."
              />
            </Box>
            <Preview pageKey={pageKey} html={initial.body.html} />
          </Box>
          <SaveBar />
          <PageVersions pageKey={pageKey} />
        </>
      )}
    </PageForm>
  );
}

/** Text as shoppers will see it, updated when the admin pauses typing. */
function Preview({ pageKey, html }: PageEditorProps & Pick<OwnerPage, 'html'>) {
  const { values, initialValues } = useFormikContext<{ readonly text: string }>();
  const [text, setText] = useState(initialValues.text);
  useTypingPause(() => setText(values.text), { typed: values.text });
  const { data, error } = useQuery({ ...previewQuery(pageKey, text), enabled: text !== initialValues.text });
  const shown = text === initialValues.text && data === undefined ? html : (data?.html ?? html);
  return (
    <Section title="Preview">
      {error === null ? null : (
        <Typography variant="body2" sx={{ mb: 2, color: 'error.main' }}>
          {errorMessage(error)}
        </Typography>
      )}
      {shown === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing to show yet.</Typography>
      ) : (
        <Card sx={{ px: 3, py: 2.5 }}>
          <MarkdownText html={shown} />
        </Card>
      )}
    </Section>
  );
}

const panes = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};
