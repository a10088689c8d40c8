import { SIGN_UP_AGE } from '@azit/rules/members/sign-up-age';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormPage } from '#web/forms/form-page.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { isConfirmed, type UniqueField } from '../model/confirmation.ts';
import {
  missingInShortSignUp,
  type ShortSignUp,
  shortSignUp,
  socialSignUp,
  type TypedSignUp,
} from '../model/short-sign-up.ts';
import { readDraft, saveDraft } from '../model/sign-up-draft.ts';
import { DuplicateCheckField } from './duplicate-check-field.tsx';
import { PersonFields } from './profile-fields.tsx';
import styles from './sign-up.module.css';
import { useConfirmations } from './use-confirmations.ts';

type ShortSignUpFormProps = {
  topBar: ReactNode;
  intro: ReactNode;
  socialEmail?: string;
  /** Resolves to the field whose value another member already uses, with an error message. */
  onSubmit: (values: ShortSignUp) => Promise<{ field: UniqueField; message: string } | undefined>;
};

function startingValues(socialEmail: string | undefined): TypedSignUp {
  const { nickname, email, birthYear } = readDraft();
  return { nickname, email: socialEmail ?? email, password: '', birthYear, gender: null };
}

/**
 * The form can be sent before the duplicate checks finish, because the server checks again: a slow
 * check must not delay the application.
 */
export function ShortSignUpForm({ topBar, intro, socialEmail, onSubmit }: ShortSignUpFormProps) {
  const isSocial = socialEmail !== undefined;
  const schema = isSocial ? socialSignUp : shortSignUp;
  const [start] = useState(() => startingValues(socialEmail));
  const form = useForm<TypedSignUp, unknown, ShortSignUp>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: start,
  });
  const { register, control, formState, getValues, setError, setValue, subscribe } = form;
  const typed: TypedSignUp = { ...start, ...useWatch({ control }) };
  const { confirmed, confirm, forget } = useConfirmations();
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback: ({ values: { nickname, email, birthYear } }) =>
        saveDraft({ nickname, email, birthYear }),
    });
  }, [subscribe]);

  async function send(values: ShortSignUp) {
    const taken = await onSubmit(values);
    if (taken) setError(taken.field, { type: 'taken', message: taken.message }, focusIt);
  }

  function uniqueField(field: UniqueField) {
    return (
      <DuplicateCheckField
        field={field}
        registration={register(field, { onChange: () => forget(field) })}
        typed={typed[field]}
        confirmed={isConfirmed(confirmed, field, typed[field])}
        error={errors[field]?.message}
        readTyped={() => getValues(field)}
        onFree={(requested) => confirm(field, requested)}
        onTaken={(message) => setError(field, { type: 'taken', message })}
      />
    );
  }

  return (
    <FormPage
      topBar={topBar}
      intro={intro}
      className={styles.fields}
      submitLabel="가입하고 계속하기"
      missing={missingInShortSignUp(schema, typed, new Date())}
      sending={isSubmitting}
      onSubmit={form.handleSubmit(send)}
    >
      {isSocial && (
        <TextField label="이메일" value={socialEmail} locked="소셜 계정의 이메일이에요" />
      )}
      {uniqueField('nickname')}
      {!isSocial && uniqueField('email')}
      {!isSocial && (
        <PasswordField
          {...register('password')}
          label="비밀번호"
          autoComplete="new-password"
          hint="특수문자, 영문, 숫자를 모두 넣어 8~16자"
          error={errors.password?.message}
        />
      )}
      <PersonFields
        birthYear={register('birthYear')}
        yearPlaceholder="골라 주세요"
        minAge={SIGN_UP_AGE}
        gender={typed.gender}
        onGender={(gender) => setValue('gender', gender)}
      />
    </FormPage>
  );
}

const focusIt = { shouldFocus: true };
