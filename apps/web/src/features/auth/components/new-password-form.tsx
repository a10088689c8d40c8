import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';
import { EntryForm } from '#web/lib/entry-form.tsx';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { authMessages } from '#web/lib/messages/auth.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useChangePassword } from '../api/use-change-password.ts';
import { newPasswordForm, type NewPasswordForm as Values } from '../model/new-password-form.ts';
import styles from './auth-form.module.css';

type NewPasswordFormProps = {
  memberId: number;
  topBar: ReactNode;
  onChanged: () => void;
  /** The check of the old password is missing or too old. */
  onUnchecked: () => void;
};

export function NewPasswordForm(props: NewPasswordFormProps) {
  const formId = useId();
  const change = useChangePassword(props.memberId);
  const { register, control, formState, getValues, setError, trigger, handleSubmit } =
    useForm<Values>({
      resolver: zodResolver(newPasswordForm),
      mode: 'onTouched',
      defaultValues: { newPassword: '', newPasswordCheck: '' },
    });
  const missing = newPasswordForm.safeParse(useWatch({ control })).error?.issues[0]?.message;
  const { errors, isSubmitting } = formState;

  function checkLive() {
    const typedTwice = getValues('newPasswordCheck') !== '';
    void trigger(typedTwice ? ['newPassword', 'newPasswordCheck'] : ['newPassword']);
  }

  async function submit(values: Values) {
    try {
      await change.mutateAsync(values);
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.code === 'PASSWORD_CHECK_REQUIRED') {
        return props.onUnchecked();
      }
      if (showFieldErrors(error, ['newPassword', 'newPasswordCheck'], setError)) return;
      setError('newPasswordCheck', { type: 'server', message: authMessages.changePasswordFailed });
      return;
    }
    props.onChanged();
  }

  return (
    <Page
      padded
      topBar={props.topBar}
      actionBar={
        <ActionBar note={missing}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={missing !== undefined}
            loading={isSubmitting}
          >
            비밀번호 바꾸기
          </Button>
        </ActionBar>
      }
    >
      <p className={styles.lead}>바꾸고 나면 모든 기기에서 로그아웃돼요.</p>
      <EntryForm id={formId} className={styles.form} onSubmit={handleSubmit(submit)}>
        <PasswordField
          {...register('newPassword', { onChange: checkLive })}
          label="새 비밀번호"
          autoComplete="new-password"
          hint="특수문자, 영문, 숫자를 모두 넣어 8~16자"
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('newPasswordCheck')}
          label="새 비밀번호 확인"
          autoComplete="new-password"
          error={errors.newPasswordCheck?.message}
        />
      </EntryForm>
    </Page>
  );
}
