import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { linkPreviewName } from '@azit/contract/images/image.rule';
import { linkCard } from '@azit/rules/hosting/link-card';
import { Link as LinkIcon, Lock, QrCode as QrIcon, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { readNotified } from '#web/features/clubs/api/notified-members.ts';
import {
  copyInvitation,
  invitationLink,
  invitationText,
} from '#web/features/clubs/model/share-club.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './celebrations.module.css';

const QrCode = lazy(async () => ({
  default: (await import('#web/lib/qr-code.tsx')).QrCode,
}));

type OpenedCelebrationProps = { club: ClubDetail; onClose: () => void; onShare: () => void };

export function OpenedCelebration({ club, onClose, onShare }: OpenedCelebrationProps) {
  const [notified] = useState(() => readNotified(club.clubId));
  const [showsCode, setShowsCode] = useState(false);
  const isByLink = club.visibility === 'BY_LINK';
  const acts = (
    <div className={styles.acts}>
      <Button full icon={<Share2 />} onClick={onShare}>
        {isByLink ? '초대 링크 만들기' : '초대 링크 공유하기'}
      </Button>
      <Button full variant="weak" onClick={onClose}>
        나중에 할게요
      </Button>
    </div>
  );
  if (isByLink) {
    return (
      <Dialog open onClose={onClose} title="아지트를 열었어요" size="sheet" footer={acts}>
        <p className={styles.lead}>
          <Sentences text="링크를 받은 사람만 볼 수 있어요. 초대 링크를 만들어 보내 주세요." />
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="아지트를 열었어요" size="sheet" footer={acts}>
      <p className={styles.lead}>
        {notified > 0
          ? `함께했던 ${notified}명에게 알렸어요. 초대를 받는 사람에게는 이렇게 보여요.`
          : '첫 사람을 불러 볼까요? 받는 사람에게는 이렇게 보여요.'}
      </p>
      <div className={styles.views}>
        <div className={classNames(showsCode && styles.behind)}>
          <p className={styles.message}>{invitationText(club)}</p>
          <LinkCard club={club} />
        </div>
        {showsCode && (
          <div className={styles.code}>
            <Suspense>
              <QrCode text={invitationLink(club)} label="초대장을 여는 QR 코드" />
            </Suspense>
          </div>
        )}
      </div>
      <div className={styles.pair}>
        <Button
          variant="weak"
          size="medium"
          icon={<LinkIcon />}
          onClick={() => void copyInvitation(club)}
        >
          링크 복사
        </Button>
        <Button
          variant="weak"
          size="medium"
          icon={<QrIcon />}
          onClick={() => setShowsCode(!showsCode)}
        >
          {showsCode ? 'QR 접기' : 'QR 보여 주기'}
        </Button>
      </div>
      <p className={styles.private}>
        <Lock />
        주소와 멤버는 초대장에 보이지 않아요
      </p>
    </Dialog>
  );
}

/**
 * Shows the club as the link preview in a messenger does. The server draws the picture of the
 * preview on the first request.
 */
function LinkCard({ club }: { club: ClubDetail }) {
  const { clubName, bannerImage, categorySmall, area, isOnline } = club;
  const look = categoryLook(categorySmall.categoryLargeId);
  const category = categoryText(categorySmall);
  const card = linkCard({ clubName, category, area, isOnline: isOnline === 'online' });
  return (
    <figure className={styles.card}>
      <CoverImage
        src={`/images/link_preview/${linkPreviewName(bannerImage.fileName)}`}
        ratio={1200 / 630}
        tint={look.tint}
        fallbackIcon={<look.icon />}
      />
      <figcaption className={styles.words}>
        <p className={styles.name}>{card.title}</p>
        <p>{card.description}</p>
        <p className={styles.host}>{window.location.host}</p>
      </figcaption>
    </figure>
  );
}
