import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-variant.ts';

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonVariant & { icon?: ReactNode };

export function ButtonLink({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      <span className={styles.label}>
        {icon}
        <span>{children}</span>
      </span>
    </Link>
  );
}
