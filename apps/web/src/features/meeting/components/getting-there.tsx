import { Copy, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { copyOrShow } from '../model/copy-or-show.ts';
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
  const copy = () => void copyOrShow(address, '주소를 복사했어요');
  return (
    <Button variant="weak" size="medium" icon={<Copy />} onClick={copy}>
      주소 복사
    </Button>
  );
}

function MapChoice({ address }: { address: string }) {
  const { isOpen, open, close } = useNamedLayer('map');
  return (
    <>
      <Button variant="weak" size="medium" icon={<MapIcon />} onClick={open}>
        지도
      </Button>
      {isOpen && (
        <Suspense>
          <MapSheet location={address} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
