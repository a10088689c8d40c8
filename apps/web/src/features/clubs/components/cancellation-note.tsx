import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Info } from 'lucide-react';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './cancellation-note.module.css';

export function CancellationNote({ club }: { club: ClubDetail }) {
  const { host, cancelReason } = club;
  return (
    <div>
      {cancelReason !== null && (
        <div className={styles.box}>
          <Avatar src={imageAddress(host.fileInfo)} seed={host.memberId} size={4.4} />
          <div className={styles.text}>
            <p className={styles.who}>
              <b>{host.nickname}</b> <span className={styles.role}>호스트</span>
            </p>
            <p className={styles.reason}>{cancelReason}</p>
          </div>
        </div>
      )}
      <p className={styles.note}>
        <Info aria-hidden />
        <span>{hostingMessages.noReview}</span>
      </p>
    </div>
  );
}
