import { Camera } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './arrival.module.css';
import { useScanner } from './use-scanner.ts';

export function CameraView({ onRead }: { onRead: (text: string) => void }) {
  const { video, state, start } = useScanner(onRead);
  if (state === 'failed') {
    return (
      <div role="alert">
        <Callout tone="warning">
          <Sentences text="카메라를 쓸 수 없어요. 여섯 글자로 써 주세요." />
        </Callout>
      </div>
    );
  }
  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} playsInline muted aria-label="카메라 화면" />
      <div className={styles.frame}>
        {state !== 'on' && (
          <Button
            variant="tonal"
            size="medium"
            icon={<Camera aria-hidden />}
            loading={state === 'starting'}
            onClick={start}
          >
            카메라로 찍기
          </Button>
        )}
      </div>
      <p className={styles.aim}>호스트 화면의 QR을 비춰 주세요</p>
    </div>
  );
}
