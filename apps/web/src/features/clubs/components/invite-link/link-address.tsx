import type { InviteLink } from '@azit/contract/clubs/invite-link.schema';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { QrCode } from '#web/lib/qr-code.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { describeLink } from '../../model/link-settings.ts';
import { shortenLinkUrl } from '../../model/link-url.ts';
import { copyLink, type LinkTarget } from '../../model/share-club.ts';
import styles from './invite-link-sheet.module.css';

type LinkAddressProps = { target: LinkTarget; link: InviteLink; url: string };

export function LinkAddress({ target, link, url }: LinkAddressProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={classNames(styles.link, isLarge && styles.large)}>
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
            icon={<Copy aria-hidden />}
            onClick={() => void copyLink({ text: target.text, url })}
          >
            복사
          </Button>
          <Button
            variant="weak"
            size="small"
            icon={<QrIcon aria-hidden />}
            onClick={() => setIsLarge(!isLarge)}
          >
            {isLarge ? 'QR 작게' : 'QR 크게'}
          </Button>
        </div>
      </div>
    </div>
  );
}
