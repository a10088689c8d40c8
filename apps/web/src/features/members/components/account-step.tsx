import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { authMessages } from '#web/domain/copy/auth.ts';
import { heldAccount, readDraft, saveDraft } from '#web/features/members/model/sign-up-draft.ts';
import { EntryForm } from '#web/forms/entry-form.tsx';
import { showAlert } from '#web/notify/notify.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import {
  type AccountForm,
  accountForm,
  isAccountConfirmed,
  missingInAccount,
} from '../model/account-form.ts';
import { isConfirmed, type UniqueField } from '../model/confirmation.ts';
import { DuplicateCheckField } from './duplicate-check-field.tsx';
import styles from './sign-up.module.css';
import { useConfirmations } from './use-confirmations.ts';

type AccountStepProps = {
  topBar: ReactNode;
  intro: ReactNode;
  onNext: (account: AccountForm) => void;
};

function startingValues(): AccountForm {
  const { nickname, email } = readDraft();
  return heldAccount() ?? { nickname, email, password: '', passwordCheck: '' };
}

export function AccountStep({ topBar, intro, onNext }: AccountStepProps) {
  const formId = useId();
  const [start] = useState(startingValues);
  const { register, control, formState, getValues, setError, subscribe, trigger, handleSubmit } =
    useForm<AccountForm>({
      resolver: zodResolver(accountForm),
      mode: 'onTouched',
      defaultValues: start,
    });
  const typed = { ...start, ...useWatch({ control }) };
  const { confirmed, confirm, forget } = useConfirmations();
  const missing = missingInAccount(typed, confirmed);
  const { errors } = formState;

  useEffect(() => {
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [subscribe]);

  function checkPasswords() {
    const typedTwice = getValues('passwordCheck') !== '';
    void trigger(typedTwice ? ['password', 'passwordCheck'] : ['password']);
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
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note={missing}>
          <NextButton
            form={formId}
            disabled={missing !== undefined}
            unchecked={!isAccountConfirmed(typed, confirmed)}
          />
        </ActionBar>
      }
    >
      {intro}
      <EntryForm id={formId} className={styles.fields} onSubmit={handleSubmit(onNext)}>
        {uniqueField('nickname')}
        {uniqueField('email')}
        <PasswordField
          {...register('password', { onChange: checkPasswords })}
          label="비밀번호"
          autoComplete="new-password"
          hint="특수문자, 영문, 숫자를 모두 넣어 8~16자"
          error={errors.password?.message}
        />
        <PasswordField
          {...register('passwordCheck')}
          label="비밀번호 확인"
          autoComplete="new-password"
          error={errors.passwordCheck?.message}
        />
      </EntryForm>
    </Page>
  );
}

type NextButtonProps = { form: string; disabled: boolean; unchecked: boolean };

/**
 * A disabled button receives no clicks, so a transparent button covers it and explains which checks
 * are missing.
 */
function NextButton({ form, disabled, unchecked }: NextButtonProps) {
  return (
    <div className={styles.next}>
      <Button full type="submit" form={form} disabled={disabled}>
        다음
      </Button>
      {unchecked && (
        <button
          type="button"
          className={styles.overlay}
          aria-label="다음으로 갈 수 없는 이유"
          onClick={() => void showAlert(authMessages.checkFirst)}
        />
      )}
    </div>
  );
}
