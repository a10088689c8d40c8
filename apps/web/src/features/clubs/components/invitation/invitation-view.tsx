import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { freeSeats } from '@azit/rules/club-viewer-state';
import { Lock } from 'lucide-react';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { bannerAddress, imageAddress } from '#web/domain/image-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { seatState, seatText } from '../../model/club-facts.ts';
import { heldSeatsText } from '../../model/held-seats.ts';
import { SeatBadge } from '../seat-badge.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import styles from './invitation-view.module.css';

export function InvitationView({ club }: { club: Invitation }) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const isCancelled = club.phase === 'cancelled';
  const heldSeats = heldSeatsText(club);
  return (
    <div className={styles.view}>
      <div className={classNames(styles.banner, isCancelled && styles.grey)}>
        <CoverImage
          src={bannerAddress(club)}
          ratio={bannerRatio}
          tint={look.tint}
          fallbackIcon={<look.icon />}
          priority
        />
      </div>
      {club.admits === undefined ? (
        <p className={styles.category}>{categoryText(club.categorySmall)}</p>
      ) : (
        <Inviter host={club.host} />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {club.clubName}
      </h1>
      <p className={styles.seats}>
        <SeatBadge club={club} />
        <span>{seatLine(club)}</span>
      </p>
      {heldSeats !== null && <p className="text-sub">{heldSeats}</p>}
      <InvitationFacts club={club} />
      {club.visibility === 'BY_LINK' && (
        <div className={styles.private}>
          <Callout icon={<Lock />}>
            <Sentences text="링크를 받은 사람만 볼 수 있어요. 다른 곳에 올리지 마세요." />
          </Callout>
        </div>
      )}
      <Host host={club.host} />
      {!isCancelled && (
        <section className={styles.section}>
          <h2 className={styles.heading}>소개</h2>
          <p className={styles.info}>{club.clubInfo}</p>
        </section>
      )}
    </div>
  );
}

function seatLine(club: Invitation): string {
  return seatState(club) === 'open'
    ? `${club.memberLimit}명 중 ${freeSeats(club)}자리 남았어요`
    : seatText(club);
}

function Inviter({ host: { nickname, fileInfo } }: Pick<Invitation, 'host'>) {
  return (
    <p className={styles.inviter}>
      <Avatar src={imageAddress(fileInfo)} seed={nickname} size={2.8} />
      <span>
        <strong>{nickname}</strong>님이 초대했어요
      </span>
    </p>
  );
}

function Host({ host: { nickname, fileInfo, reputation } }: Pick<Invitation, 'host'>) {
  return (
    <section className={styles.host} aria-label="호스트">
      <Avatar src={imageAddress(fileInfo)} seed={nickname} />
      <p className={styles.person}>
        <strong className={styles.name}>{nickname}</strong>
        <span className="text-caption">호스트</span>
      </p>
      <p className={styles.warmth}>
        <strong className={styles.degrees}>{temperatureText(reputation)}</strong>
        <span className="text-caption">아지트 온도</span>
      </p>
    </section>
  );
}
