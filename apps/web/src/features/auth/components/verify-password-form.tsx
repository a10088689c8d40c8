import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { showAlert } from '#web/notify/notify.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useVerifyPassword } from '../api/password-mutations.ts';
import styles from './auth-form.module.css';

type VerifyPasswordFormProps = { memberId: number; topBar: ReactNode; onVerified: () => void };
type Values = BodyInput<typeof auth.verifyPassword>;

export function VerifyPasswordForm({ memberId, topBar, onVerified }: VerifyPasswordFormProps) {
  const verify = useVerifyPassword(memberId);
  const { register, control, formState, setFocus, handleSubmit } = useForm<Values>({
    resolver: zodResolver(auth.verifyPassword.body),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { password } = useWatch({ control });
  const { errors, isSubmitting } = formState;

  async function submit(values: Values) {
    try {
      await verify.mutateAsync(values);
    } catch (error) {
      const closed = showAlert(refusalMessage(error, { 400: authMessages.verifyFailed }));
      void closed.then(() => setFocus('password', { shouldSelect: true }));
      return;
    }
    onVerified();
  }

  return (
    <FormPage
      topBar={topBar}
      className={styles.form}
      intro={<p className={styles.lead}>안전을 위해 지금 쓰는 비밀번호를 먼저 확인할게요.</p>}
      submitLabel="확인"
      missing={password ? undefined : authMessages.passwordRequired}
      sending={isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
      <PasswordField
        {...register('password')}
        label="지금 비밀번호"
        autoComplete="current-password"
        error={errors.password?.message}
      />
    </FormPage>
  );
}
