import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Info } from 'lucide-react';
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
        <span>열리지 않은 모임이라 후기를 남기지 않아요. 아지트 온도도 그대로예요.</span>
      </p>
    </div>
  );
}
