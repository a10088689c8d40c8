import { DOOR_CODE_LENGTH } from '@azit/contract/clubs/arrival.schema';
import { arrivals } from '@azit/contract/clubs/arrivals.endpoints';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Camera, CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#web/api/client.ts';
import { errorMessage } from '#web/api/error.ts';
import { listClubPeople } from '#web/domain/club-people.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useAct } from '#web/queries/use-act.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { missingText, readScannedCode } from '../../model/arrival-code.ts';
import styles from './arrival.module.css';
import { CodeField } from './code-field.tsx';
import { useScanner } from './use-scanner.ts';

type ArrivalPageProps = { club: ClubDetail; topBar: ReactNode };

export function ArrivalPage({ club, topBar }: ArrivalPageProps) {
  const { hash } = useLocation();
  const formId = useId();
  const arrive = useAct((letters: string) =>
    call(arrivals.arrive, { params: { clubId: club.clubId }, body: { code: letters } }),
  );
  const [code, setCode] = useState(() => readScannedCode(hash) ?? '');
  const [scanned, setScanned] = useState<string | null>(null);
  const isWhole = code.length === DOOR_CODE_LENGTH;
  if (arrive.isSuccess || club.arrivedAt) return <Arrived club={club} topBar={topBar} />;

  /** The camera reads the same code repeatedly, but each code must be sent only once. */
  function read(text: string) {
    const found = readScannedCode(text);
    if (found === null || found === scanned || arrive.isPending) return;
    setScanned(found);
    setCode(found);
    arrive.mutate(found);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !arrive.isPending) arrive.mutate(code);
  }

  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note={missingText(code)}>
          <Button full type="submit" form={formId} disabled={!isWhole} loading={arrive.isPending}>
            왔다고 알리기
          </Button>
        </ActionBar>
      }
    >
      <CameraView onRead={read} />
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <CodeField
          code={code}
          error={arrive.error ? errorMessage(arrive.error) : undefined}
          onChange={(typed) => {
            arrive.reset();
            setCode(typed);
          }}
        />
      </form>
    </Page>
  );
}

function Arrived({ club, topBar }: ArrivalPageProps) {
  const { joined } = listClubPeople(club);
  const people = [club.host, ...joined.map(({ member }) => member)];
  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar>
          <ButtonLink full to={paths.clubDetail(club.clubId)}>
            {clubMessages.look}
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className={styles.done} role="status">
        <CircleCheck />
        <div>
          <p className={styles.title}>왔다고 남겼어요</p>
          <p>즐거운 시간 보내세요.</p>
        </div>
      </div>
      <p className={styles.people}>
        <MemberStack members={people} max={5} size={3.2} />
        {club.joinedCount}명이 함께해요
      </p>
    </Page>
  );
}

function CameraView({ onRead }: { onRead: (text: string) => void }) {
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
            icon={<Camera />}
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
