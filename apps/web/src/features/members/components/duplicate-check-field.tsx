import type { UseFormRegisterReturn } from 'react-hook-form';
import { ApiError } from '#web/api/error.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { pasteTrimmed } from '#web/forms/paste-trimmed.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useCheckMember } from '../api/member-mutations.ts';
import { sendable, type UniqueField } from '../model/confirmation.ts';

type DuplicateCheckFieldProps = {
  field: UniqueField;
  registration: UseFormRegisterReturn;
  typed: string;
  confirmed: boolean;
  error?: string | undefined;
  /** Receives the checked value, because the input may have changed since the request. */
  onFree: (requested: string) => void;
  onTaken: (message: string) => void;
};

const texts = {
  nickname: {
    label: '닉네임',
    free: authMessages.nicknameFree,
    hint: authMessages.nicknameRule,
    input: { autoComplete: 'nickname' },
  },
  email: {
    label: '이메일',
    free: authMessages.emailFree,
    hint: undefined,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  },
} as const;

export function DuplicateCheckField(props: DuplicateCheckFieldProps) {
  const { field, registration, typed, confirmed, error, onFree, onTaken } = props;
  const check = useCheckMember();
  const requested = sendable(field, typed);
  const { label, free, hint, input } = texts[field];

  async function run() {
    if (requested === null || check.isPending) return;
    try {
      await check.mutateAsync({ [field]: requested });
      onFree(requested);
    } catch (failure) {
      const taken = failure instanceof ApiError && failure.status === 404;
      if (taken) onTaken(failure.message);
      await showAlert(taken ? failure.message : authMessages.checkFailed);
    }
  }

  return (
    <TextField
      {...registration}
      {...input}
      onPaste={pasteTrimmed}
      label={label}
      hint={hint}
      error={error}
      success={confirmed ? free : undefined}
      trailing={
        <Button
          variant="tonal"
          aria-label={`${label} 중복 확인`}
          disabled={requested === null || confirmed}
          loading={check.isPending}
          onClick={run}
        >
          중복 확인
        </Button>
      }
    />
  );
}
