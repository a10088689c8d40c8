import { Button } from '#web/ui/actions/button.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { LineIcon } from '../media/line-icon.tsx';
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

function AlertIcon() {
  return (
    <LineIcon>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5M12 16.2v.1" />
    </LineIcon>
  );
}

function RetryIcon() {
  return (
    <LineIcon>
      <path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1L20.5 8.5" />
      <path d="M20.5 3.5v5h-5" />
    </LineIcon>
  );
}
