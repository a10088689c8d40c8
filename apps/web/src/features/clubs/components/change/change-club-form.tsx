import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { NOTHING_CHANGED_MESSAGE } from '@azit/rules/club-change';
import type { NoticeSentence } from '@azit/rules/notices/notice-sentence';
import type { ReactNode } from 'react';
import { ApiError, errorMessage, failureText } from '#web/api/error.ts';
import { listClubPeople, type OtherPeople } from '#web/domain/club-people.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import {
  changeBody,
  changeRequiresConfirmation,
  changeSentence,
  replacedTexts,
} from '#web/features/clubs/model/changed-plan.ts';
import { type ClubFormValues, toClubForm } from '#web/features/clubs/model/club-form.ts';
import { clubFormProgress } from '#web/features/clubs/model/club-form-progress.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert } from '#web/notify/notify.ts';
import { ReplacedText } from '#web/ui/layout/replaced-text.tsx';
import { useChangeClub } from '../../api/use-edit-club.ts';
import type { LocationSearch } from '../form/location-field.tsx';
import type { ClubForm } from '../form/use-club-form.ts';
import styles from './change-club-form.module.css';
import { ChangeFields } from './change-fields.tsx';

type ChangeClubFormProps = {
  club: ClubDetail;
  form: ClubForm;
  topBar: ReactNode;
  search: LocationSearch;
  onChanged: (notified: number) => void;
};

export function ChangeClubForm({ club, form, topBar, search, onChanged }: ChangeClubFormProps) {
  const now = new Date();
  const before = toClubForm(club);
  const people = listClubPeople(club);
  const notified = people.joined.length + people.waiting.length;
  const body = changeBody(before, form.values);
  const needsConfirmation =
    people.joined.length > 0 && changeRequiresConfirmation(before, form.values);
  const { missing, wrong } = clubFormProgress({ ...form, hasImage: true });
  const open = [missing, wrong].filter(Boolean).join(', ');
  const unchanged = body === null ? NOTHING_CHANGED_MESSAGE.replace('.', '') : undefined;
  const change = useChangeClub(club.clubId);
  const isUnsaved = body !== null || form.values.changeNote !== '';
  const allowLeaving = useUnsavedChangesPrompt(isUnsaved, form.values);

  async function send(values: ClubFormValues) {
    const changed = changeBody(before, values);
    if (changed === null) return;
    try {
      await change.mutateAsync(changed);
    } catch (error) {
      form.setServerErrors(error);
      await showAlert(changeFailure(error));
      return;
    }
    allowLeaving();
    onChanged(notified);
  }

  return (
    <FormPage
      padded={false}
      topBar={topBar}
      intro={<AffectedPeople {...people} needsConfirmation={needsConfirmation} />}
      className={styles.fields}
      submitLabel={notified > 0 ? `바꾸고 ${notified}명에게 알리기` : '바꾸기'}
      missing={open ? `${open} 칸을 확인해 주세요` : unchanged}
      sending={change.isPending}
      onSubmit={form.handleSubmit(send)}
    >
      <ChangeFields
        form={form}
        search={search}
        joinedCount={club.joinedCount + (club.offeredCount ?? 0)}
        replaced={replacedTexts(before, form.values, now)}
      />
      {body !== null && notified > 0 && (
        <ChangeSentence sentence={changeSentence(before, form.values, needsConfirmation, now)} />
      )}
    </FormPage>
  );
}

/**
 * Without a response the change may have been saved, so report a failure only if the server has
 * replied.
 */
function changeFailure(error: unknown): string {
  const isAnswered = error instanceof ApiError && error.status > 0;
  return isAnswered ? failureText(hostingMessages.changeFailed, error) : errorMessage(error);
}

function ChangeSentence({ sentence }: { sentence: NoticeSentence }) {
  const { text, formerTime, time, location, quote } = sentence;
  return (
    <section className={styles.notified} aria-label="이렇게 알려요">
      <h2 className={styles['notified-title']}>이렇게 알려요</h2>
      <p>{text}</p>
      {time && <ReplacedText from={formerTime} to={time} isTime />}
      {location && <p>{location}</p>}
      {quote && <p className={styles.detail}>{quote}</p>}
    </section>
  );
}

function AffectedPeople({
  joined,
  waiting,
  needsConfirmation,
}: OtherPeople & { needsConfirmation: boolean }) {
  const people = [...joined, ...waiting].map(({ member }) => member);
  if (people.length === 0) {
    return <p className={styles.affected}>아직 신청한 사람이 없어요. 바꾸면 바로 보여요.</p>;
  }
  return (
    <div className={styles.affected}>
      <div className={styles.people}>
        <MemberStack members={people} size={3.2} />
        <span className={styles.counts}>
          함께하는 {joined.length} · 기다리는 {waiting.length}
        </span>
      </div>
      <p>
        <b>
          {needsConfirmation
            ? `${people.length}명에게 알리고 다시 갈지 물어봐요.`
            : `${people.length}명에게 알려요.`}
        </b>
        <br />
        자리는 그대로 있고, 하루 안에 빠지면 아지트 온도는 그대로예요.
      </p>
    </div>
  );
}
