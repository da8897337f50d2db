import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  readonly href?: string;
  readonly to?: LinkProps['to'];
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Renders MUI links and buttons as router links if the URL starts with `/` or `?`, and as plain links if not. */
export function RouterLink({ href, to, children, ...props }: RouterLinkProps) {
  const address = to ?? href ?? '';
  if (typeof address !== 'string' || /^[/?]/u.test(address))
    return (
      <Link to={address} {...props}>
        {children}
      </Link>
    );
  return (
    <a href={address} {...props}>
      {children}
    </a>
  );
}
