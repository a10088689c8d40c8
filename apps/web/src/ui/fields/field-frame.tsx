import { CircleAlert, CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './field-frame.module.css';
import type { FieldText } from './field-text.ts';

type FieldFrameProps = FieldText & {
  id: string;
  count?: { length: number; max: number };
  trailing?: ReactNode;
  children: ReactNode;
};

export function FieldFrame({
  id,
  label,
  labelHidden,
  optional,
  compact,
  ...rest
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'text-label'}>
        {label}
        {optional && <span className={styles.optional}> 선택</span>}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>{rest.children}</div>
        {rest.trailing}
      </div>
      <div className={classNames(styles.footer, !compact && styles.reserved)}>
        <p id={`${id}-note`} className={styles.note} aria-live="polite">
          <FieldNote {...rest} />
        </p>
        {rest.count && <FieldCount id={id} {...rest.count} />}
      </div>
    </div>
  );
}

export function FieldNote({
  error,
  success,
  locked,
  hint,
}: Pick<FieldText, 'error' | 'success' | 'locked' | 'hint'>) {
  if (error) return <Note tone={styles.error} icon={<CircleAlert />} text={error} />;
  if (success) return <Note tone={styles.success} icon={<CircleCheck />} text={success} />;
  if (locked) return <Note icon={<Lock />} text={locked} />;
  return hint;
}

function Note({ tone, icon, text }: { tone?: string; icon: ReactNode; text: string }) {
  return (
    <span className={classNames(styles.marked, tone)}>
      {icon}
      <span>{text}</span>
    </span>
  );
}

function FieldCount({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <p id={`${id}-count`} className={classNames(styles.count, length > max && styles.over)}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <VisuallyHidden>
        {max}자 중 {length}자
      </VisuallyHidden>
    </p>
  );
}
