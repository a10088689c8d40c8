import { MonitorSmartphone } from 'lucide-react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

type OnlineLinkFieldProps = { form: ClubForm; replaced?: string | undefined; className?: string };

export function OnlineLinkField({ form, replaced, className }: OnlineLinkFieldProps) {
  return (
    <>
      <p className={styles.online}>
        <MonitorSmartphone aria-hidden />
        온라인으로 만나요
      </p>
      <TextField
        {...form.field('onlineLink')}
        optional
        label="온라인 링크"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint={replaced ?? '나와 승인된 사람만 볼 수 있어요. 나중에 넣어도 돼요.'}
        className={className}
        error={form.errorFor('onlineLink')}
      />
    </>
  );
}
