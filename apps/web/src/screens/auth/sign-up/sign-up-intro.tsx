import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import styles from './sign-up-intro.module.css';

type SignUpIntroProps = { step: 1 | 2; title: string };

export function SignUpIntro({ step, title }: SignUpIntroProps) {
  return (
    <div className={styles.intro}>
      <ProgressBar label="회원가입 단계" value={step} max={2} valueText={`2단계 중 ${step}단계`} />
      <p className={styles.step}>{step}/2</p>
      <p className={styles.title}>{title}</p>
    </div>
  );
}
