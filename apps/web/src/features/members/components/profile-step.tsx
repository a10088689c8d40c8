import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { heldImage, holdImage, saveDraft } from '#web/features/members/model/sign-up-draft.ts';
import { FormPage, UploadNote } from '#web/forms/form-page.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
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
        note={<UploadNote missing={missing} progress={progress} />}
        sending={formState.isSubmitting}
        onBack={change}
        onConfirm={() => void handleSubmit(send)()}
      />
    );
  }

  return (
    <FormPage
      topBar={props.topBar}
      intro={props.intro}
      className={styles.fields}
      submitLabel="다음"
      missing={missing}
      progress={progress}
      onSubmit={handleSubmit(() => setReviewing(true))}
    >
      <ProfileImagePicker src={preview} onPick={pick} />
      {props.account?.(form)}
      <AboutMeField registration={register('aboutMe')} error={formState.errors.aboutMe?.message} />
      <PersonFields
        birthYear={register('birthYear')}
        gender={profile.gender}
        onGender={(gender) => setValue('gender', gender)}
      />
      <InterestPicker
        value={profile.categorySmallId}
        onChange={(ids) => setValue('categorySmallId', ids)}
      />
    </FormPage>
  );
}
