import { classNames } from '#web/ui/class-names.ts';
import { meetingSteps } from '../model/meeting-step.ts';
import styles from './meeting-steps.module.css';

export function MeetingSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="참여 단계">
      {meetingSteps.map((name, index) => (
        <li
          key={name}
          className={classNames(index < step && styles.done, index === step && styles.now)}
          aria-current={index === step ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
