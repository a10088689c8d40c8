import { formatNearTime, meetingStart } from '@azit/rules/meeting-time';
import { useQueryClient } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useNow } from '#web/lib/use-now.ts';
import { toast } from '#web/notify/notify.ts';
import type { StoredClub } from '#web/queries/club-queries.ts';
import { offerLength, showsSeconds, timeLeftText } from '../../model/offer-clock.ts';
import { useOfferEnd } from '../../model/use-offer-end.ts';
import styles from './seats.module.css';

const SECOND_MS = 1_000;
const TURN_MS = 15_000;

type OfferCardProps = { club: StoredClub; offer: NonNullable<StoredClub['offer']> };

export function OfferCard({ club, offer }: OfferCardProps) {
  return offer.isShared ? (
    <SharedOffer waiting={offer.sharedWith ?? club.waitlist?.length ?? 0} />
  ) : (
    <OwnOffer club={club} expiresAt={new Date(offer.expiresAt)} />
  );
}

function SharedOffer({ waiting }: { waiting: number }) {
  return (
    <section className={styles.card} aria-labelledby="offer-title">
      <OfferTitle title="곧 시작하는 자리가 났어요">
        {waiting > 1 && (
          <>
            <span className={styles.sentence}>기다리는 {waiting}명에게 함께 알렸어요.</span>{' '}
          </>
        )}
        <span className={styles.sentence}>
          {waiting > 1 ? '먼저 답한 사람이 가요.' : '시작 전에 답하면 갈 수 있어요.'}
        </span>
      </OfferTitle>
    </section>
  );
}

function OwnOffer({ club, expiresAt }: { club: StoredClub; expiresAt: Date }) {
  const { endsAt, hasEnded } = useOfferEnd(club);
  const [isLast, setLast] = useState(() => showsSeconds(endsAt.getTime() - Date.now()));
  const now = useNow(isLast ? SECOND_MS : TURN_MS);
  const left = endsAt.getTime() - now.getTime();
  if (!isLast && showsSeconds(left)) setLast(true);
  useFetchAtEnd(hasEnded);
  const serverNow = new Date(expiresAt.getTime() - left);
  const [length] = useState(() => offerLength(expiresAt, meetingStart(club), serverNow));
  return (
    <section className={styles.card} aria-labelledby="offer-title">
      <OfferTitle title="자리가 났어요">
        {formatNearTime(expiresAt, serverNow)}까지 맡아 둘게요
      </OfferTitle>
      <p className={styles.left}>
        <span>남은 시간</span>
        <strong>{timeLeftText(left)}</strong>
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.min(Math.max((left / length) * 100, 0), 100)}%` }} />
      </div>
      <p className={styles.note}>
        <span className={styles.sentence}>시간이 지나면 다음 사람에게 넘어가요.</span>{' '}
        <span className={styles.sentence}>그래도 아지트 온도는 그대로예요.</span>
      </p>
    </section>
  );
}

function OfferTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.title}>
      <Armchair />
      <div>
        <h2 id="offer-title" className="text-card-title">
          {title}
        </h2>
        <p className="text-sub">{children}</p>
      </div>
    </div>
  );
}

/**
 * At the deadline the server offers the seat to the next member, so announce that and fetch the new
 * state.
 */
function useFetchAtEnd(hasEnded: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasEnded) return;
    toast(clubMessages.offerEnded);
    void queryClient.invalidateQueries();
  }, [hasEnded, queryClient]);
}
