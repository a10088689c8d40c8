import type { InviteLink } from '@azit/contract/clubs/invite-link.schema';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { QrCode } from '#web/lib/qr-code.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { describeLink } from '../../model/link-settings.ts';
import { shortenLinkUrl } from '../../model/link-url.ts';
import { copyLink, type LinkTarget } from '../../model/share-club.ts';
import styles from './invite-link-sheet.module.css';

type LinkAddressProps = {
  target: LinkTarget;
  link: InviteLink;
  url: string;
  onEnlarge: () => void;
};

export function LinkAddress({ target, link, url, onEnlarge }: LinkAddressProps) {
  return (
    <div className={styles.link}>
      <div className={styles.code}>
        <QrCode text={url} label="초대장을 여는 QR 코드" />
      </div>
      <div className={styles.text}>
        <p className={styles.url}>{shortenLinkUrl(url)}</p>
        <p className={styles.meta}>
          {describeLink(target, link).map((part, index) => (
            <span key={part} className={styles.part}>
              {index > 0 && ' · '}
              {part}
            </span>
          ))}
        </p>
        <div className={styles.pair}>
          <Button
            variant="weak"
            size="small"
            icon={<Copy />}
            onClick={() => void copyLink({ text: target.text, url })}
          >
            복사
          </Button>
          <Button variant="weak" size="small" icon={<QrIcon />} onClick={onEnlarge}>
            QR 크게
          </Button>
        </div>
      </div>
    </div>
  );
}

type LargeCodeProps = { url: string; onReduce: () => void };

export function LargeCode({ url, onReduce }: LargeCodeProps) {
  return (
    <div className={styles.large}>
      <div className={styles.largeCode}>
        <QrCode text={url} label="초대장을 여는 QR 코드" />
      </div>
      <Button variant="weak" size="small" autoFocus icon={<QrIcon />} onClick={onReduce}>
        QR 작게
      </Button>
    </div>
  );
}
