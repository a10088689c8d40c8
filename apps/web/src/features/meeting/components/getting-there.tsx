import { Copy, Map as MapIcon } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './getting-there.module.css';

/** Both links open the app if it is installed, and need no API key. */
const mapLinks: readonly { name: string; toHref: (address: string) => string }[] = [
  {
    name: '카카오맵',
    toHref: (address) => `https://map.kakao.com/link/search/${encodeURIComponent(address)}`,
  },
  {
    name: '네이버 지도',
    toHref: (address) => `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
  },
];

type GettingThereProps = {
  clubId: number;
  address: string | null;
};

export function GettingThere({ clubId, address }: GettingThereProps) {
  return (
    <div className={styles.row}>
      {address !== null && <CopyAddress address={address} />}
      {address !== null && <MapChoice address={address} />}
      <CalendarButton clubId={clubId} />
    </div>
  );
}

function CopyAddress({ address }: { address: string }) {
  async function copy() {
    if (await copyText(address)) toast('주소를 복사했어요');
    else await showAlert(meetingMessages.copyByHand(address));
  }
  return (
    <Button variant="weak" size="medium" icon={<Copy aria-hidden />} onClick={() => void copy()}>
      주소 복사
    </Button>
  );
}

function MapChoice({ address }: { address: string }) {
  const { isOpen, open, close } = useNamedLayer('map');
  return (
    <>
      <Button variant="weak" size="medium" icon={<MapIcon aria-hidden />} onClick={open}>
        지도
      </Button>
      <Dialog open={isOpen} onClose={() => close()} title="지도 열기" size="sheet">
        <ul className={styles.maps}>
          {mapLinks.map(({ name, toHref }) => (
            <li key={name}>
              <a href={toHref(address)} target="_blank" rel="noreferrer" className={styles.map}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
