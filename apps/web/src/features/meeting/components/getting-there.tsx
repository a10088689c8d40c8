import { Copy, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './getting-there.module.css';

const MapSheet = lazy(async () => ({ default: (await import('./map-sheet.tsx')).MapSheet }));

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
      {isOpen && (
        <Suspense>
          <MapSheet location={address} open onClose={() => close()} />
        </Suspense>
      )}
    </>
  );
}
