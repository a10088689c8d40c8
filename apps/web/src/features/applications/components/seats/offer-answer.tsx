import { YesNoButtons } from '#web/ui/actions/yes-no-buttons.tsx';
import { useOfferChoice } from '../../model/use-offer-choice.ts';
import styles from './seats.module.css';

/** Buttons in the list row of the notice that offers a seat. */
export function OfferAnswer({ clubId, onAnswered }: { clubId: number; onAnswered: () => void }) {
  const { say, sending } = useOfferChoice(clubId, onAnswered);
  return (
    <div className={styles.choice}>
      <YesNoButtons
        no="다음에 할게요"
        yes="갈게요"
        variant="tonal"
        size="small"
        sending={sending}
        onAnswer={say}
      />
    </div>
  );
}
