import { authMessages } from '#web/domain/copy/auth.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './next-button.module.css';

type NextButtonProps = { form: string; disabled: boolean; unchecked: boolean };

/**
 * A disabled button receives no clicks, so a transparent button covers it and explains which checks
 * are missing.
 */
export function NextButton({ form, disabled, unchecked }: NextButtonProps) {
  return (
    <div className={styles.next}>
      <Button full type="submit" form={form} disabled={disabled}>
        다음
      </Button>
      {unchecked && (
        <button
          type="button"
          className={styles.overlay}
          aria-label="다음으로 갈 수 없는 이유"
          onClick={() => void showAlert(authMessages.checkFirst)}
        />
      )}
    </div>
  );
}
