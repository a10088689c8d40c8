import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { isClubLocked } from '@azit/rules/club-edit-lock';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { EntryForm } from '#web/lib/entry-form.tsx';
import { imageAddress } from '#web/lib/image-address.ts';
import { clubMessages } from '#web/lib/messages/club.ts';
import { showAlert } from '#web/lib/notify.ts';
import { useLeaveQuestion } from '#web/lib/use-leave-question.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useChangeBanner } from '../api/use-change-banner.ts';
import { useEditClub } from '../api/use-edit-club.ts';
import { planOf } from '../model/club-form.ts';
import { missingParts } from '../model/club-form-progress.ts';
import { BannerField } from './banner-field.tsx';
import { NameSection } from './name-section.tsx';
import type { PlaceSearch } from './place-field.tsx';
import type { ClubForm } from './use-club-form.ts';
import { WhenWhereSection } from './when-where-section.tsx';
import { WhoSection } from './who-section.tsx';
import { WordsSection } from './words-section.tsx';

type EditClubFormProps = {
  club: ClubDetail;
  form: ClubForm;
  topBar: ReactNode;
  search: PlaceSearch;
  onSaved: () => void;
};

export function EditClubForm({ club, form, topBar, search, onSaved }: EditClubFormProps) {
  const formId = useId();
  const [image, setImage] = useState<Blob | null>(null);
  const chosenSrc = useObjectUrl(image);
  const edit = useEditClub(club.clubId);
  const changeBanner = useChangeBanner(club.clubId);
  const missing = missingParts(form.open, true);
  const allowLeaving = useLeaveQuestion(form.isDirty || image !== null, form.values);
  const people = club.clubMembers.map(({ member, clubMemberStatus: status }) => ({
    memberId: member.memberId,
    status,
  }));
  const isLocked = isClubLocked(club.host.memberId, people);
  const locked = isLocked ? clubMessages.lockedByMembers : undefined;

  const { progress } = changeBanner;
  const note =
    progress === null ? (
      missing && `${missing} 칸을 확인해 주세요`
    ) : (
      <ProgressBar label="올리는 중이에요" value={progress * 100} />
    );

  async function save() {
    if (missing !== null) return;
    try {
      await edit.mutateAsync(planOf(form.values));
      if (image) await changeBanner.mutateAsync(image);
    } catch (error) {
      form.refuse(error);
      await showAlert(messageOf(error));
      return;
    }
    allowLeaving();
    onSaved();
  }

  return (
    <Page
      topBar={topBar}
      actionBar={
        <ActionBar note={note}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={missing !== null}
            loading={edit.isPending || changeBanner.isPending}
          >
            수정 완료
          </Button>
        </ActionBar>
      }
    >
      <EntryForm id={formId} onSubmit={save}>
        <NameSection
          form={form}
          locked={locked}
          banner={
            <BannerField src={chosenSrc ?? imageAddress(club.bannerImage)} onChange={setImage} />
          }
        />
        <WhenWhereSection form={form} locked={locked} search={search} />
        <WhoSection form={form} locked={locked} joinedCount={club.joinedCount} />
        <WordsSection form={form} withQuestion={false} />
      </EntryForm>
    </Page>
  );
}
