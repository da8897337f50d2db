import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { articles, type Article } from './blog-articles.ts';
import './blogs.css';

/** Questions and answers about React, the library this shop's pages are made with (spec.md §2). */
export function BlogsScreen() {
  return (
    <Section>
      <PageHeading lead="Our web shop is built in-house too. These are the questions every new colleague asks about React, with the answers we give.">
        Questions about React
      </PageHeading>
      <div className="blogs">
        <nav aria-label="Articles" className="blogs-index">
          <ol>
            {articles.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="blogs-articles">
          {articles.map((article) => (
            <BlogArticle key={article.id} article={article} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function BlogArticle({ article: { id, question, answer } }: { readonly article: Article }) {
  return (
    <article id={id} className="blog-article" aria-labelledby={`${id}-question`} tabIndex={-1}>
      <h2 id={`${id}-question`}>{question}</h2>
      {answer.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          // A long line scrolls, so it must be reachable by keyboard (WCAG 2.1.1).
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          <pre key={part.code} tabIndex={0} role="region" aria-label={`Code: ${question}`}>
            <code>{part.code}</code>
          </pre>
        ),
      )}
    </article>
  );
}
