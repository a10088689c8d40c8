import { forbiddenInNickname } from '@azit/contract/members/member.field';
import { type FocusEvent, useRef, useState } from 'react';
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
  /** Returns what is typed now: a result for an earlier value is ignored. */
  readTyped: () => string;
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
  const { field, registration, typed, confirmed, error, readTyped, onFree, onTaken } = props;
  const { mutateAsync } = useCheckMember();
  const running = useRef<{ value: string; reason: Promise<string | undefined> }>(null);
  const [aloud, setAloud] = useState(false);
  const requested = sendable(field, typed);
  const { label, free, hint, input } = texts[field];

  /** Resolves to the error message if the check fails. */
  async function check(value: string): Promise<string | undefined> {
    const isCurrent = () => sendable(field, readTyped()) === value;
    try {
      await mutateAsync({ [field]: value });
      if (isCurrent()) onFree(value);
      return undefined;
    } catch (failure) {
      const taken = failure instanceof ApiError && failure.status === 404;
      if (taken && isCurrent()) onTaken(failure.message);
      return taken ? failure.message : authMessages.checkFailed;
    }
  }

  /**
   * A click on the button also blurs the field. Both events start a check, so they share one
   * request.
   */
  function checkOnce(value: string) {
    if (running.current?.value !== value) running.current = { value, reason: check(value) };
    const { reason } = running.current;
    void reason.finally(() => {
      if (running.current?.reason === reason) running.current = null;
    });
    return reason;
  }

  async function checkAloud() {
    if (requested === null) return;
    setAloud(true);
    const reason = await checkOnce(requested);
    setAloud(false);
    if (reason !== undefined) await showAlert(reason);
  }

  async function leave(event: FocusEvent<HTMLInputElement>) {
    await registration.onBlur(event);
    if (requested !== null && !confirmed && error === undefined) await checkOnce(requested);
  }

  return (
    <TextField
      {...registration}
      {...input}
      onBlur={leave}
      onPaste={pasteTrimmed}
      label={label}
      hint={hint}
      error={error ?? (field === 'nickname' ? forbiddenInNickname(typed) : undefined)}
      success={confirmed ? free : undefined}
      trailing={
        <Button
          variant="tonal"
          aria-label={`${label} 중복 확인`}
          disabled={requested === null || confirmed}
          loading={aloud}
          onClick={checkAloud}
        >
          중복 확인
        </Button>
      }
    />
  );
}
