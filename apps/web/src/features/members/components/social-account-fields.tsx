import { useWatch } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type Confirmed, isConfirmed } from '../model/confirmation.ts';
import { DuplicateCheckField } from './duplicate-check-field.tsx';
import type { ProfileFormHandle } from './profile-step.tsx';

type SocialAccountFieldsProps = {
  form: ProfileFormHandle;
  email: string;
  confirmed: Confirmed;
  onConfirm: (nickname: string | null) => void;
};

export function SocialAccountFields(props: SocialAccountFieldsProps) {
  const { form, email, confirmed, onConfirm } = props;
  const { register, control, formState, getValues, setError } = form;
  const typed = useWatch({ control, name: 'nickname' });
  return (
    <>
      <TextField
        label="이메일"
        type="email"
        autoComplete="email"
        value={email}
        locked="소셜 계정의 이메일이에요"
      />
      <DuplicateCheckField
        field="nickname"
        registration={register('nickname', { onChange: () => onConfirm(null) })}
        typed={typed}
        confirmed={isConfirmed(confirmed, 'nickname', typed)}
        error={formState.errors.nickname?.message}
        readTyped={() => getValues('nickname')}
        onFree={onConfirm}
        onTaken={(message) => setError('nickname', { type: 'taken', message })}
      />
    </>
  );
}
