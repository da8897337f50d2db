import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import './button.css';

interface Look {
  /** `contained` for what most people came to do, `outlined` for the rest. */
  readonly variant: 'contained' | 'outlined';
  /** `error` for what cannot be taken back. */
  readonly color?: 'signal' | 'error';
  readonly fullWidth?: boolean;
  readonly startIcon?: ReactNode;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'color' | 'className'> {}

/** Presses something; plain CSS, so that the first page needs no styling engine. */
export function Button({ variant, color, fullWidth, startIcon, children, type, ...props }: ButtonProps) {
  return (
    <button {...props} type={type ?? 'button'} className={classesOf({ variant, color, fullWidth })}>
      {startIcon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look, Omit<LinkProps, 'color' | 'className'> {}

/** Goes somewhere, and looks like a {@link Button}. */
export function ButtonLink({ variant, color, fullWidth, startIcon, children, ...props }: ButtonLinkProps) {
  return (
    <Link {...props} className={classesOf({ variant, color, fullWidth })}>
      {startIcon}
      {children}
    </Link>
  );
}

type Classes = { readonly [K in keyof Omit<Look, 'startIcon'>]: Look[K] | undefined };

function classesOf({ variant, color = 'signal', fullWidth = false }: Classes): string {
  return `button button-${String(variant)} button-${color}${fullWidth ? ' button-wide' : ''}`;
}
