import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { EntryForm } from '#web/forms/entry-form.tsx';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useLogIn } from '../api/use-log-in.ts';
import styles from './auth-form.module.css';

type LoginFormProps = {
  email: string;
  /** Pass `weak` if another button is more likely to be used: an invited guest usually signs up. */
  submitVariant?: 'solid' | 'weak';
  onLoggedIn: (mustChangePassword: boolean) => void;
};

/**
 * The submit button is never disabled: a browser may autofill the fields without firing an event.
 */
export function LoginForm({ email, submitVariant, onLoggedIn }: LoginFormProps) {
  const logIn = useLogIn();
  const { register, formState, handleSubmit } = useForm<BodyInput<typeof auth.logIn>>({
    resolver: zodResolver(auth.logIn.body),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit(body: BodyInput<typeof auth.logIn>) {
    let mustChangePassword: boolean;
    try {
      mustChangePassword = await logIn.mutateAsync(body);
    } catch (error) {
      void showAlert(refusalMessage(error, { 401: authMessages.loginFailed }));
      return;
    }
    onLoggedIn(mustChangePassword);
  }

  return (
    <EntryForm className={styles.form} onSubmit={handleSubmit(submit)}>
      <TextField
        {...register('email')}
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="비밀번호"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button full variant={submitVariant} type="submit" loading={isSubmitting}>
        로그인
      </Button>
    </EntryForm>
  );
}
