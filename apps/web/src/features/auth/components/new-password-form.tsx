import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#web/api/error.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { showFieldErrors } from '#web/forms/field-errors.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useChangePassword } from '../api/password-mutations.ts';
import { newPasswordForm, type NewPasswordForm as Values } from '../model/new-password-form.ts';
import styles from './auth-form.module.css';

type NewPasswordFormProps = {
  memberId: number;
  topBar: ReactNode;
  reason?: ReactNode;
  onChanged: () => void;
  onUnchecked: () => void;
  /**
   * Called if the session ended before a response arrived, perhaps because the password was
   * changed.
   */
  onSessionEnded: () => void;
};

export function NewPasswordForm(props: NewPasswordFormProps) {
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
      if (error instanceof ApiError && error.status === 401) return props.onSessionEnded();
      if (showFieldErrors(error, ['newPassword', 'newPasswordCheck'], setError)) return;
      setError('newPasswordCheck', { type: 'server', message: authMessages.changePasswordFailed });
      return;
    }
    props.onChanged();
  }

  return (
    <FormPage
      topBar={props.topBar}
      className={styles.form}
      intro={
        <>
          {props.reason}
          <p className={styles.lead}>바꾸고 나면 모든 기기에서 로그아웃돼요.</p>
        </>
      }
      submitLabel="비밀번호 바꾸기"
      missing={missing}
      sending={isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
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
    </FormPage>
  );
}
