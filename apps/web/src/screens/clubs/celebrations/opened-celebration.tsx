import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Link as LinkIcon, Lock, QrCode as QrIcon, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { feeText } from '#web/domain/club-fee.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './celebrations.module.css';

const QrCode = lazy(async () => ({
  default: (await import('#web/lib/qr-code.tsx')).QrCode,
}));

type OpenedCelebrationProps = { club: ClubDetail; onClose: () => void; onShare: () => void };

export function OpenedCelebration({ club, onClose, onShare }: OpenedCelebrationProps) {
  const [showsCode, setShowsCode] = useState(false);
  const link = window.location.origin + paths.clubInvitation(club.clubId);

  async function copy() {
    if (await copyText(link)) toast('링크를 복사했어요');
    else await showAlert(`이 주소를 복사해 주세요.\n${link}`);
  }

  const acts = (
    <div className={styles.acts}>
      <Button full icon={<Share2 aria-hidden />} onClick={onShare}>
        초대 링크 공유하기
      </Button>
      <Button full variant="weak" onClick={onClose}>
        나중에 할게요
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title="아지트를 열었어요" size="sheet" footer={acts}>
      <p className={styles.lead}>첫 사람을 불러 볼까요? 받는 사람에게는 이렇게 보여요.</p>
      {showsCode ? (
        <div className={styles.code}>
          <Suspense>
            <QrCode text={link} label="초대장을 여는 QR 코드" />
          </Suspense>
        </div>
      ) : (
        <LinkCard club={club} />
      )}
      <div className={styles.pair}>
        <Button
          variant="weak"
          size="medium"
          icon={<LinkIcon aria-hidden />}
          onClick={() => void copy()}
        >
          링크 복사
        </Button>
        <Button
          variant="weak"
          size="medium"
          icon={<QrIcon aria-hidden />}
          onClick={() => setShowsCode(!showsCode)}
        >
          {showsCode ? 'QR 접기' : 'QR 보여 주기'}
        </Button>
      </div>
      <p className={styles.private}>
        <Lock aria-hidden />
        주소와 함께하는 사람은 초대장에 보이지 않아요
      </p>
    </Dialog>
  );
}

function LinkCard({ club }: { club: ClubDetail }) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const where = club.isOnline === 'online' ? '온라인' : club.area;
  const facts = [formatDetailTime(club, new Date()), where, feeText(club.fee)];
  return (
    <div className={styles.card}>
      <CoverImage
        src={imageAddress(club.bannerImage)}
        ratio={1200 / 630}
        tint={look.tint}
        fallbackIcon={<look.icon aria-hidden />}
      />
      <div className={styles.words}>
        <p className={styles.name}>{club.clubName}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.host}>{window.location.host}</p>
      </div>
    </div>
  );
}
