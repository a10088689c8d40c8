import { Button } from '#web/ui/actions/button.tsx';
import { useOfferChoice } from '../../model/use-offer-choice.ts';
import styles from './seats.module.css';

/** Buttons in the list row of the notice that offers a seat. */
export function OfferAnswer({ clubId, onAnswered }: { clubId: number; onAnswered: () => void }) {
  const { say, sending } = useOfferChoice(clubId, onAnswered);
  return (
    <div className={styles.choice}>
      <Button
        variant="weak"
        size="small"
        loading={sending === false}
        disabled={sending === true}
        onClick={() => void say(false)}
      >
        괜찮아요
      </Button>
      <Button
        variant="tonal"
        size="small"
        loading={sending === true}
        disabled={sending === false}
        onClick={() => void say(true)}
      >
        갈게요
      </Button>
    </div>
  );
}
