import { useId } from 'react';
import { Link } from 'react-router-dom';
import './footer.css';

const columns = [
  {
    title: 'Services',
    links: [
      ['/#products', 'Parts'],
      ['/#reviews', 'Customer reviews'],
      ['/#visit', 'Opening hours'],
      ['/#contact', 'Ask a question'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about', 'About us'],
      ['/myPortfolio', 'The maker'],
      ['/blogs', 'Blogs'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/about#terms', 'Terms of sale'],
      ['/about#privacy', 'Privacy'],
      ['/about#warranty', 'Warranty and returns'],
    ],
  },
] as const;

/** Three columns of links and the copyright line (spec.md §2). */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inside">
        <p className="footer-brand">
          <img src="/logo.svg" alt="" width={40} height={40} />
          Pedalworks
        </p>
        {columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title} links={links} />
        ))}
        <p className="footer-copyright">Copyright © 2022 Pedalworks. All rights reserved.</p>
      </div>
    </footer>
  );
}

type FooterColumnProps = Pick<(typeof columns)[number], 'title' | 'links'>;

function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="footer-title">
        {title}
      </h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
