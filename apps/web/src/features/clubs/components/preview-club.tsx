import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import type { Session } from '#web/session/session.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useCreateClub } from '../api/use-create-club.ts';
import { type ClubFormValues, toNewClub } from '../model/club-form.ts';
import { forgetWholeDraft } from '../model/draft-banner.ts';
import { previewClub, toHost } from '../model/preview-club.ts';
import { ClubDetailView } from './club-detail-view.tsx';

type PreviewClubProps = {
  values: ClubFormValues;
  image: Blob;
  session: Session;
  createsNow: boolean;
  onCreated: (clubId: number) => void;
  /**
   * Opens the new club. Called only if the member is still on this page; otherwise an alert says
   * that the club was created.
   */
  onLead: (clubId: number) => void;
};

export function PreviewClub({ values, image, session, ...props }: PreviewClubProps) {
  const { createsNow, onCreated, onLead } = props;
  const bannerSrc = useObjectUrl(image);
  const { data: smalls = [] } = useQuery(categoryQueries.small());
  const { mutateAsync, isPending, progress } = useCreateClub();
  const [isPreview, setIsPreview] = useState(!createsNow);
  const sent = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function create() {
    if (sent.current) return;
    sent.current = true;
    try {
      const { clubId } = (await mutateAsync({ data: toNewClub(values), image })).data;
      forgetWholeDraft();
      onCreated(clubId);
      if (isHere.current) onLead(clubId);
      else await showAlert(clubMessages.created);
    } catch (error) {
      sent.current = false;
      setIsPreview(true);
      await showAlert(failureText(clubMessages.createFailed, error));
    }
  }

  const createFirst = useEffectEvent(() => void (isPreview || create()));
  useEffect(() => createFirst(), []);

  return (
    <Page
      topBar={
        <FloatingTopBar
          heading="p"
          title="미리보기"
          leading={<BackButton fallback={paths.clubCreate} variant="surface" />}
        />
      }
      actionBar={
        <ActionBar
          note={progress !== null && <ProgressBar label="올리는 중이에요" value={progress * 100} />}
        >
          <Button full loading={isPending} onClick={create}>
            {clubMessages.create}
          </Button>
        </ActionBar>
      }
    >
      <ClubDetailView
        readOnly
        club={previewClub(values, toHost(session), smalls)}
        bannerSrc={bannerSrc}
        notice={
          isPreview && (
            <Callout>아직 만들기 전이에요. 이대로 좋으면 아래에서 만들어 주세요.</Callout>
          )
        }
      />
    </Page>
  );
}
