import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Link as LinkIcon, Lock, QrCode as QrIcon, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { feeText } from '#web/domain/club-fee.ts';
import { celebrationMessages } from '#web/domain/copy/celebration.ts';
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
    if (await copyText(link)) toast(celebrationMessages.linkCopied);
    else await showAlert(celebrationMessages.copyByHand(link));
  }

  const acts = (
    <div className={styles.acts}>
      <Button full icon={<Share2 aria-hidden />} onClick={onShare}>
        {celebrationMessages.share}
      </Button>
      <Button full variant="weak" onClick={onClose}>
        {celebrationMessages.later}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={celebrationMessages.opened} size="sheet" footer={acts}>
      <p className={styles.lead}>{celebrationMessages.firstPerson}</p>
      {showsCode ? (
        <div className={styles.code}>
          <Suspense>
            <QrCode text={link} label={celebrationMessages.code} />
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
          {celebrationMessages.copyLink}
        </Button>
        <Button
          variant="weak"
          size="medium"
          icon={<QrIcon aria-hidden />}
          onClick={() => setShowsCode(!showsCode)}
        >
          {showsCode ? celebrationMessages.hideCode : celebrationMessages.showCode}
        </Button>
      </div>
      <p className={styles.private}>
        <Lock aria-hidden />
        {celebrationMessages.privacyNote}
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
