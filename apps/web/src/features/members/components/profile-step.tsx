import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { heldImage, holdImage, saveDraft } from '#web/features/members/model/sign-up-draft.ts';
import { EntryForm } from '#web/forms/entry-form.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { missingInProfile, type ProfileForm, profileForm } from '../model/profile-form.ts';
import { InterestPicker } from './interest-picker.tsx';
import { AboutMeField, PersonFields } from './profile-fields.tsx';
import { ProfileImagePicker } from './profile-image-picker.tsx';
import styles from './sign-up.module.css';
import { SignUpSummary } from './sign-up-summary.tsx';

export type ProfileSubmit = (
  profile: ProfileForm,
  image: Blob,
  onProgress: (fraction: number) => void,
) => Promise<void>;

type ProfileStepProps = {
  topBar: ReactNode;
  summaryBar: (onBack: () => void) => ReactNode;
  intro: ReactNode;
  email: string;
  start: ProfileForm;
  account?: (form: ProfileFormHandle) => ReactNode;
  missing?: (profile: ProfileForm) => string | undefined;
  onSubmit: ProfileSubmit;
};

export type ProfileFormHandle = ReturnType<typeof useForm<ProfileForm>>;

export function ProfileStep(props: ProfileStepProps) {
  const formId = useId();
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileForm),
    mode: 'onTouched',
    defaultValues: props.start,
  });
  const { register, control, formState, setValue, subscribe, handleSubmit } = form;
  const profile: ProfileForm = { ...props.start, ...useWatch({ control }) };
  const [image, setImage] = useState(heldImage);
  const [progress, setProgress] = useState<number | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const change = useCallback(() => setReviewing(false), []);
  const preview = useObjectUrl(image);
  const missing = props.missing?.(profile) ?? missingInProfile(profile, image !== null, new Date());
  const note = <UploadNote missing={missing} progress={progress} />;

  useEffect(() => {
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [subscribe]);

  async function send(values: ProfileForm) {
    if (image === null) return;
    setProgress(0);
    try {
      await props.onSubmit(values, image, setProgress);
    } finally {
      setProgress(null);
    }
  }

  function pick(picked: Blob) {
    holdImage(picked);
    setImage(picked);
  }

  // If the nickname was taken during the review, return to the form: only the form can change it.
  if (reviewing && missing !== undefined) setReviewing(false);
  if (reviewing) {
    return (
      <SignUpSummary
        topBar={props.summaryBar(change)}
        email={props.email}
        profile={profile}
        image={preview}
        note={note}
        sending={formState.isSubmitting}
        onBack={change}
        onConfirm={() => void handleSubmit(send)()}
      />
    );
  }

  return (
    <Page
      padded
      topBar={props.topBar}
      actionBar={
        <ActionBar note={note}>
          <Button full type="submit" form={formId} disabled={missing !== undefined}>
            다음
          </Button>
        </ActionBar>
      }
    >
      {props.intro}
      <EntryForm
        id={formId}
        className={styles.fields}
        onSubmit={handleSubmit(() => setReviewing(true))}
      >
        <ProfileImagePicker src={preview} onPick={pick} />
        {props.account?.(form)}
        <AboutMeField
          registration={register('aboutMe')}
          error={formState.errors.aboutMe?.message}
        />
        <PersonFields
          birthYear={register('birthYear')}
          gender={profile.gender}
          onGender={(gender) => setValue('gender', gender)}
        />
        <InterestPicker
          value={profile.categorySmallId}
          onChange={(ids) => setValue('categorySmallId', ids)}
        />
      </EntryForm>
    </Page>
  );
}

type UploadNoteProps = { missing: string | undefined; progress: number | null };

function UploadNote({ missing, progress }: UploadNoteProps) {
  if (progress === null) return missing;
  return <ProgressBar label="올리는 중이에요" value={progress * 100} />;
}
