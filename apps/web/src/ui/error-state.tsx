import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { Sentences } from './sentences.tsx';
import { AlertIcon, RetryIcon } from './status-icons.tsx';

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
