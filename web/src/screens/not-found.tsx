import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

const sizes = '(width < 900px) 100vw, 720px';

export function Component() {
  return (
    <PageSection>
      <Box sx={layout}>
        <div>
          <PageHeading lead="There is no page at this address. It may be mistyped, or the page was removed.">
            This page came off
          </PageHeading>
          <Link href="/">Back to the shop</Link>
        </div>
        <picture>
          <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
          <Box
            component="img"
            src="/pictures/not-found-640.webp"
            srcSet={sourcesOf('webp')}
            sizes={sizes}
            alt="Page not found"
            width={1280}
            height={800}
            sx={[
              { width: 1, border: 1, borderColor: 'divider' },
              (theme) => theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
            ]}
          />
        </picture>
      </Box>
    </PageSection>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'center',
  gap: '40px clamp(40px, 6vw, 96px)',
};

function sourcesOf(format: 'avif' | 'webp'): string {
  return [640, 1280]
    .map((width) => `/pictures/not-found-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}
