import { DOOR_CODE_LENGTH } from '@azit/contract/clubs/arrival.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { errorMessage } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useArrive } from '../../api/use-arrive.ts';
import { missingText, readScannedCode } from '../../model/arrival-code.ts';
import styles from './arrival.module.css';
import { CameraView } from './camera-view.tsx';
import { CodeField } from './code-field.tsx';

type ArrivalPageProps = { club: ClubDetail; topBar: ReactNode };

export function ArrivalPage({ club, topBar }: ArrivalPageProps) {
  const { hash } = useLocation();
  const formId = useId();
  const arrive = useArrive(club.clubId);
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
        <CircleCheck aria-hidden />
        <div>
          <p className={styles.title}>왔다고 남겼어요</p>
          <p>즐거운 시간 보내세요.</p>
        </div>
      </div>
    </Page>
  );
}
