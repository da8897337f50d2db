import { Link } from 'react-router-dom';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import './not-found.css';

export function NotFoundScreen() {
  return (
    <Section>
      <div className="not-found">
        <div>
          <PageHeading lead="Nothing is filed under this address. It may have been mistyped, or the page is gone.">
            This page came off
          </PageHeading>
          <Link to="/">Back to the shop</Link>
        </div>
        <picture>
          <source type="image/avif" srcSet={sourcesOf('avif')} sizes="(width < 960px) 100vw, 720px" />
          <img
            src="/pictures/not-found-640.webp"
            srcSet={sourcesOf('webp')}
            sizes="(width < 960px) 100vw, 720px"
            alt="Page not found"
            width={1280}
            height={800}
          />
        </picture>
      </div>
    </Section>
  );
}

function sourcesOf(format: 'avif' | 'webp'): string {
  return [640, 1280]
    .map((width) => `/pictures/not-found-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}
