import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#web/api/error.ts';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useRecoverPassword, useSendRecoveryCode } from '../api/password-mutations.ts';
import { type RecoveryForm, recoveryForm } from '../model/recovery-form.ts';
import styles from './auth-form.module.css';

type RecoveryStepsProps = { topBar: ReactNode; onRecovered: (email: string) => void };

export function RecoverySteps({ topBar, onRecovered }: RecoveryStepsProps) {
  const [sent, setSent] = useState(false);
  const sendCode = useSendRecoveryCode();
  const recover = useRecoverPassword();
  const { register, control, formState, getValues, setFocus, setValue, trigger, handleSubmit } =
    useForm<RecoveryForm>({
      resolver: zodResolver(recoveryForm),
      mode: 'onTouched',
      defaultValues: { email: '', authNum: '' },
    });
  const { errors, isSubmitting } = formState;
  const { authNum } = useWatch({ control });
  const ready = sent && authNum?.trim() !== '';

  async function send() {
    if (sendCode.isPending || !(await trigger('email', { shouldFocus: true }))) return;
    try {
      await sendCode.mutateAsync({ email: getValues('email') });
    } catch (error) {
      // The server refuses to send a new code because it sent one recently, perhaps requested by a
      // stranger. That code still works, so let the member enter it.
      if (error instanceof ApiError && error.code === 'CODE_MAIL_LIMIT') setSent(true);
      void showAlert(refusalMessage(error, { 404: authMessages.emailUnknown }));
      return;
    }
    setValue('authNum', '');
    setSent(true);
    await showAlert(authMessages.codeSent);
    setFocus('authNum');
  }

  async function submit(values: RecoveryForm) {
    try {
      await recover.mutateAsync(values);
    } catch (error) {
      void showAlert(refusalMessage(error, { 404: authMessages.codeWrong }));
      return;
    }
    void showAlert(authMessages.passwordSent).then(() => onRecovered(values.email));
  }

  return (
    <FormPage
      topBar={topBar}
      intro={<p className={styles.lead}>가입한 이메일로 인증번호를 보내 드려요.</p>}
      className={styles.form}
      submitLabel="임시 비밀번호 받기"
      missing={missingNote(sent, ready)}
      sending={isSubmitting}
      onSubmit={sent ? handleSubmit(submit) : send}
    >
      <TextField
        {...register('email')}
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        locked={sent ? '인증번호를 이 이메일로 보냈어요' : undefined}
        error={errors.email?.message}
      />
      {!sent && (
        <Button full type="submit" variant="tonal" loading={sendCode.isPending}>
          인증번호 보내기
        </Button>
      )}
      {sent && (
        <>
          <div className={styles.under}>
            <Button variant="weak" size="small" loading={sendCode.isPending} onClick={send}>
              인증번호 다시 보내기
            </Button>
            <Button variant="weak" size="small" onClick={() => setSent(false)}>
              다른 이메일 쓰기
            </Button>
          </div>
          <TextField
            {...register('authNum')}
            label="인증번호"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            hint="메일로 받은 6자리 숫자를 10분 안에 입력해 주세요."
            error={errors.authNum?.message}
          />
        </>
      )}
    </FormPage>
  );
}

function missingNote(sent: boolean, ready: boolean): string | undefined {
  if (ready) return undefined;
  return sent ? '인증번호를 입력해 주세요.' : '이메일을 쓰고 인증번호를 받아 주세요.';
}
