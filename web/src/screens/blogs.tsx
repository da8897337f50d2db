import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { articles, type Article } from './blog-articles.ts';

export function Component() {
  return (
    <PageSection>
      <PageHeading lead="Our web shop is built in-house too. These are the questions every new colleague asks about React, with the answers we give.">
        Questions about React
      </PageHeading>
      <Box sx={layout}>
        <Box component="nav" aria-label="Articles" sx={index}>
          <ol>
            {articles.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ol>
        </Box>
        <Stack spacing={9} sx={{ minWidth: 0 }}>
          {articles.map((article) => (
            <BlogArticle key={article.id} article={article} />
          ))}
        </Stack>
      </Box>
    </PageSection>
  );
}

function BlogArticle({ article: { id, question, answer } }: { readonly article: Article }) {
  return (
    <Stack
      component="article"
      id={id}
      aria-labelledby={`${id}-question`}
      tabIndex={-1}
      spacing={2.5}
      sx={{ maxWidth: '68ch', minWidth: 0 }}
    >
      <Typography
        variant="h2"
        id={`${id}-question`}
        sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' }}
      >
        {question}
      </Typography>
      {answer.map((part) =>
        typeof part === 'string' ? (
          <Typography key={part}>{part}</Typography>
        ) : (
          // Code blocks scroll sideways, so they must be focusable (WCAG 2.1.1).
          <Box
            component="pre"
            key={part.code}
            tabIndex={0}
            role="region"
            aria-label={`Code: ${question}`}
            sx={code}
          >
            <code>{part.code}</code>
          </Box>
        ),
      )}
    </Stack>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 1fr) minmax(0, 3fr)' },
  gap: '48px clamp(48px, 8vw, 128px)',
};

const index = {
  position: { md: 'sticky' },
  top: 104,
  alignSelf: 'start',
  maxHeight: { md: 'calc(100dvh - 128px)' },
  overflowY: { md: 'auto' },
  borderTop: 1,
  borderColor: 'divider',
  '& a': {
    display: 'block',
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    lineHeight: 1.35,
    textDecoration: 'none',
    '&:hover': { color: 'primary.main' },
  },
};

const code = {
  m: 0,
  py: 2.5,
  px: 3,
  overflowX: 'auto',
  borderLeft: 4,
  borderColor: 'primary.main',
  bgcolor: 'background.subtle',
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '& code': { font: 'inherit' },
};
