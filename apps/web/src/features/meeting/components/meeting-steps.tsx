import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { meetingSteps } from '../model/meeting-step.ts';
import styles from './meeting-steps.module.css';

type MeetingStepsProps = { step: number; to?: string | undefined };

export function MeetingSteps({ step, to }: MeetingStepsProps) {
  return (
    <ol className={styles.steps} aria-label="참여 단계">
      {meetingSteps.map((name, index) => (
        <li
          key={name}
          className={classNames(index < step && styles.done, index === step && styles.now)}
          aria-current={index === step ? 'step' : undefined}
        >
          {to !== undefined && index === step ? <Link to={to}>{name}</Link> : name}
        </li>
      ))}
    </ol>
  );
}
