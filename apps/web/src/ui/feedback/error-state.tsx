import { Button } from '#web/ui/actions/button.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { AlertIcon, RetryIcon } from '#web/ui/media/status-icons.tsx';
import styles from './empty-state.module.css';

export type ErrorStateProps = {
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorState({ message, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        <AlertIcon />
      </span>
      <p className={styles.title} role="alert">
        <Sentences text={message} />
      </p>
      {onRetry && (
        <div className={styles.action}>
          <Button
            variant="weak"
            size="medium"
            icon={<RetryIcon />}
            loading={retrying}
            onClick={onRetry}
          >
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}
