import type { DoorCode } from '@azit/contract/clubs/arrival.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { type ReactNode, useEffect, useState } from 'react';
import { QrCode } from '#web/lib/qr-code.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ArrivedBox, MissingSheet } from './arrived-people.tsx';
import styles from './door-page.module.css';
import { STEP_SECONDS, useDoorCode } from './use-door-code.ts';

type DoorPageProps = { club: ClubDetail; topBar: ReactNode };

export function DoorPage({ club, topBar }: DoorPageProps) {
  const { query, ...clock } = useDoorCode(club.clubId);
  const missing = useNamedLayer('missing');
  useWakeLock();
  const { data: door } = query;
  if (door === undefined) {
    return (
      <Page padded topBar={topBar}>
        <QueryFallback query={query}>
          <SkeletonGroup>
            <div className={styles.waiting}>
              <Skeleton width="25rem" height="25rem" />
              <Skeleton height="6rem" />
            </div>
          </SkeletonGroup>
        </QueryFallback>
      </Page>
    );
  }
  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note="시작 1시간 전부터 모임이 끝날 때까지 쓸 수 있어요">
          <Button full variant="weak" onClick={missing.open}>
            안 온 사람 확인하기
          </Button>
        </ActionBar>
      }
    >
      <p className={styles.how}>
        <Sentences text="이 화면을 보여 주세요. QR을 찍거나 여섯 글자를 입력하면 도착이 표시돼요." />
      </p>
      <Code clubId={club.clubId} door={door} {...clock} />
      <ArrivedBox club={club} door={door} />
      <MissingSheet door={door} open={missing.isOpen} onClose={missing.close} />
    </Page>
  );
}

const slots = [0, 1, 2, 3, 4, 5];

type CodeProps = {
  clubId: number;
  door: DoorCode;
  isStopped: boolean;
  secondsLeft: number;
};

function Code({ clubId, door, isStopped, secondsLeft }: CodeProps) {
  const letters = [...door.code].join(' ');
  const url = `${location.origin}${paths.clubDoor(clubId)}#code=${door.code}`;
  return (
    <>
      <div className={classNames(isStopped && styles.stopped)}>
        <div key={door.code} className={styles.fade}>
          <div className={styles.qr}>
            <QrCode text={url} label="왔다고 남기는 QR 코드" />
          </div>
          <p className={styles.letters} role="img" aria-label={`여섯 글자 ${letters}`}>
            {slots.map((slot) => (
              <span key={slot}>{door.code[slot]}</span>
            ))}
          </p>
        </div>
      </div>
      {isStopped ? (
        <div role="alert" className={styles.alert}>
          <Callout tone="warning">연결이 끊겨 코드가 멈췄어요.</Callout>
        </div>
      ) : (
        <div className={styles.clock}>
          <ProgressBar label="남은 시간" value={secondsLeft} max={STEP_SECONDS} />
          <p>{secondsLeft}초 뒤에 바뀌어요</p>
          <ReadAgain letters={letters} />
        </div>
      )}
    </>
  );
}

/**
 * The letters change every 30 seconds, so screen readers announce them only when this button is
 * pressed. The button has no visible effect, so it is hidden until it has the focus.
 */
function ReadAgain({ letters }: { letters: string }) {
  const [reading, setReading] = useState({ count: 0, letters: '' });
  return (
    <>
      <div className={styles.whenFocused}>
        <Button
          variant="weak"
          size="small"
          onClick={() => setReading(({ count }) => ({ count: count + 1, letters }))}
        >
          다시 읽기
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">
          <span key={reading.count}>{reading.letters}</span>
        </span>
      </VisuallyHidden>
    </>
  );
}

/**
 * Keeps the screen on. Browsers release the lock when the page is hidden, so it is requested again.
 */
function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function request() {
      if (document.visibilityState !== 'visible') return;
      // Browsers refuse the lock on low battery, and older browsers have none. Then the screen may
      // turn off.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    }
    const update = () => void request();
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', update);
      void lock?.release();
    };
  }, []);
}
