import type { FileInfo } from '@azit/contract/field';
import { forbiddenInNickname } from '@azit/contract/members/member.field';
import type { VisibleMember } from '@azit/contract/members/member.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#web/api/error.ts';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { showFieldErrors } from '#web/forms/field-errors.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { pasteTrimmed } from '#web/forms/paste-trimmed.ts';
import { useSavedDraft } from '#web/forms/saved-draft.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useChangeImage, useEditMember } from '../api/member-mutations.ts';
import { type EditForm, editForm, readEdit } from '../model/profile-form.ts';
import { InterestPicker } from './interest-picker.tsx';
import { AboutMeField } from './profile-fields.tsx';
import { ProfileImagePicker } from './profile-image-picker.tsx';
import styles from './sign-up.module.css';

type ProfileEditFormProps = {
  member: VisibleMember;
  topBar: ReactNode;
  renderAreas: (codes: readonly string[], onChange: (codes: string[]) => void) => ReactNode;
  onSaved: () => void;
};

export function ProfileEditForm({ member, topBar, renderAreas, onSaved }: ProfileEditFormProps) {
  const edit = useEditMember(member.memberId);
  const saved = useSavedDraft(readEdit);
  const form = useForm<EditForm>({
    resolver: zodResolver(editForm),
    mode: 'onTouched',
    defaultValues: {
      nickname: member.nickname,
      aboutMe: member.aboutMe,
      categorySmallId: member.categorySmallIdList,
      areaCodes: member.areaCodes ?? [],
      ...saved,
    },
  });
  const { register, control, formState, setValue, setError, handleSubmit } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const values = useWatch({ control });
  const missing = editForm.safeParse(values).error?.issues[0]?.message;
  const allowLeaving = useUnsavedChangesPrompt(isDirty || saved !== undefined, values);

  async function save(changed: EditForm) {
    try {
      await edit.mutateAsync(changed);
    } catch (error) {
      const taken = error instanceof ApiError && error.status === 409;
      if (taken) setError('nickname', { type: 'taken', message: memberMessages.nicknameTaken });
      else
        showFieldErrors(error, ['nickname', 'aboutMe', 'categorySmallId', 'areaCodes'], setError);
      void showAlert(refusalMessage(error, { 409: memberMessages.nicknameTaken }));
      return;
    }
    allowLeaving();
    onSaved();
  }

  return (
    <FormPage
      topBar={topBar}
      className={styles.fields}
      submitLabel="저장하기"
      missing={missing}
      sending={isSubmitting}
      onSubmit={handleSubmit(save)}
    >
      <ProfileImageEditor memberId={member.memberId} image={member.fileInfo} />
      <TextField
        {...register('nickname')}
        label="닉네임"
        autoComplete="nickname"
        onPaste={pasteTrimmed}
        hint={authMessages.nicknameRule}
        error={errors.nickname?.message ?? forbiddenInNickname(values.nickname ?? '')}
      />
      <AboutMeField registration={register('aboutMe')} error={errors.aboutMe?.message} />
      {renderAreas(values.areaCodes ?? [], (codes) =>
        setValue('areaCodes', codes, { shouldDirty: true }),
      )}
      <InterestPicker
        value={values.categorySmallId ?? []}
        onChange={(ids) => setValue('categorySmallId', ids, { shouldDirty: true })}
      />
    </FormPage>
  );
}

type ProfileImageEditorProps = { memberId: number; image: FileInfo };

function ProfileImageEditor({ memberId, image }: ProfileImageEditorProps) {
  const change = useChangeImage(memberId);
  const [progress, setProgress] = useState<number | null>(null);
  const current = change.data ? change.data.fileInfo : image;

  async function send(picked: Blob) {
    setProgress(0);
    try {
      await change.mutateAsync({ image: picked, onProgress: setProgress });
      toast(memberMessages.imageChanged);
    } catch {
      await showAlert(memberMessages.imageFailed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div>
      <ProfileImagePicker src={imageAddress(current)} busy={change.isPending} onPick={send} />
      {progress !== null && <ProgressBar label="사진을 올리는 중이에요" value={progress * 100} />}
    </div>
  );
}
