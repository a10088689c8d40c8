import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-variant.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariant & { loading?: boolean; icon?: ReactNode };

export function Button({
  variant,
  size,
  full,
  loading = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A natively disabled button would lose focus, so a busy button ignores clicks instead.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    >
      <span className={classNames(styles.label, loading && styles.hidden)}>
        {icon}
        <span>{children}</span>
      </span>
      {loading && (
        <span className={styles.busy}>
          <Spinner label={null} />
        </span>
      )}
    </button>
  );
}
