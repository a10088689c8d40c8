import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { isClubLocked } from '@azit/rules/club-edit-lock';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { durationText } from '#web/domain/meeting/meeting-span.ts';
import { useChangeBanner } from '#web/features/clubs/api/use-change-banner.ts';
import { useEditClub } from '#web/features/clubs/api/use-edit-club.ts';
import {
  type ClubFormValues,
  restoreLockedFields,
  toPlan,
} from '#web/features/clubs/model/club-form.ts';
import { clubFormProgress } from '#web/features/clubs/model/club-form-progress.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { BannerField } from './banner-field.tsx';
import styles from './club-form.module.css';
import type { LocationSearch } from './location-field.tsx';
import { NameSection } from './name-section.tsx';
import { TextSection } from './text-section.tsx';
import type { ClubForm } from './use-club-form.ts';
import { WhenWhereSection } from './when-where-section.tsx';
import { WhoSection } from './who-section.tsx';

type EditClubFormProps = {
  club: ClubDetail;
  form: ClubForm;
  topBar: ReactNode;
  search: LocationSearch;
  onSaved: () => void;
};

export function EditClubForm({ club, form, topBar, search, onSaved }: EditClubFormProps) {
  const [image, setImage] = useState<Blob | null>(null);
  const chosenSrc = useObjectUrl(image);
  const edit = useEditClub(club.clubId);
  const changeBanner = useChangeBanner(club.clubId);
  const { missing, wrong } = clubFormProgress({ ...form, hasImage: true });
  const open = [missing, wrong].filter(Boolean).join(', ');
  const allowLeaving = useUnsavedChangesPrompt(form.isDirty || image !== null, form.values);
  const people = club.clubMembers.map(({ member, clubMemberStatus: status }) => ({
    memberId: member.memberId,
    status,
  }));
  const isLocked = isClubLocked(club.host.memberId, people);

  async function save(values: ClubFormValues) {
    try {
      await edit.mutateAsync(toPlan(isLocked ? restoreLockedFields(values, club) : values));
      if (image) await changeBanner.mutateAsync(image);
    } catch (error) {
      form.setServerErrors(error);
      await showAlert(errorMessage(error));
      return;
    }
    allowLeaving();
    onSaved();
  }

  return (
    <FormPage
      padded={false}
      topBar={topBar}
      intro={isLocked && <LockedPlan club={club} />}
      submitLabel="수정 완료"
      missing={open ? `${open} 칸을 확인해 주세요` : undefined}
      sending={edit.isPending || changeBanner.isPending}
      progress={changeBanner.progress}
      onSubmit={form.handleSubmit(save)}
    >
      <NameSection
        form={form}
        isLocked={isLocked}
        banner={
          <BannerField src={chosenSrc ?? imageAddress(club.bannerImage)} onChange={setImage} />
        }
      />
      <WhenWhereSection form={form} isLocked={isLocked} search={search} />
      <WhoSection
        form={form}
        isLocked={isLocked}
        joinedCount={club.joinedCount + (club.offeredCount ?? 0)}
        hasWaiting={
          club.visibility !== 'BY_LINK' && people.some(({ status }) => status === 'CLUB_WAITING')
        }
      />
      <TextSection form={form} withQuestion={false} />
    </FormPage>
  );
}

function LockedPlan({ club }: { club: ClubDetail }) {
  const facts = [
    formatDetailTime(club, new Date()),
    // A no-break space: “두 / 시간” on two lines is hard to read.
    durationText(club.durationMinutes).replaceAll(' ', '\u00a0'),
    club.location ?? '온라인',
    `${club.memberLimit}명`,
  ];
  return (
    <section className={styles.locked} aria-label={hostingMessages.changePlan}>
      <ListRow
        leading={<Lock />}
        title={club.clubName}
        description={joinFacts(...facts)}
        trailing="바꾸기"
        to={paths.clubChange(club.clubId)}
      />
      <p className={styles.reason}>함께하는 사람에게 알리면서 바꿀 수 있어요</p>
    </section>
  );
}
