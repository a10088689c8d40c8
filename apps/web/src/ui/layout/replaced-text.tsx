import { classNames } from '#web/ui/class-names.ts';
import styles from './replaced-text.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type ReplacedTextProps = { from: string | null; to: string; isTime?: boolean };

/**
 * Shows the old text struck through and the new text bold below. A time wraps only with large text.
 */
export function ReplacedText({ from, to, isTime = false }: ReplacedTextProps) {
  const line = classNames(styles.line, isTime && styles.time);
  return (
    <>
      {from !== null && (
        <>
          <s className={classNames(line, styles.old)}>{from}</s>
          <VisuallyHidden>에서 </VisuallyHidden>
        </>
      )}
      <b className={line}>{to}</b>
    </>
  );
}
