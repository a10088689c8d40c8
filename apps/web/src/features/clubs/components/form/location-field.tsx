import { LOCATION_MAX } from '@azit/contract/clubs/club.field';
import { MonitorSmartphone } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import type { ReplacedTexts } from '#web/features/clubs/model/changed-plan.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

export type LocationSearch = {
  onFind: () => void;
  byHand: boolean;
};

type LocationFieldProps = {
  form: ClubForm;
  search: LocationSearch;
  replaced?: ReplacedTexts;
};

const ways = [
  { value: 'offline', label: '만나서' },
  { value: 'online', label: '온라인' },
] as const;

export function LocationField({ form, search, replaced = {} }: LocationFieldProps) {
  const online = form.values.isOnline === 'online';
  const { focus } = form;
  // If the address search fails, focus the field, because the host has to type the address.
  useEffect(() => {
    if (search.byHand) focus('location');
  }, [search.byHand, focus]);
  const getMark = (field: 'location' | 'onlineLink') =>
    replaced[field] ? styles.changed : undefined;
  return (
    <div className={styles.group}>
      <ChoiceGroup
        variant="segmented"
        legend="모이는 방법"
        options={ways}
        value={form.values.isOnline}
        hint={replaced.isOnline}
        onChange={(way) => form.choose({ isOnline: way })}
      />
      {online ? (
        <OnlineLinkField
          form={form}
          replaced={replaced.onlineLink}
          className={getMark('onlineLink')}
        />
      ) : (
        <div className={styles.location}>
          <TextareaField
            {...form.field('location')}
            label="장소"
            rows={2}
            compact={!search.byHand}
            placeholder={search.byHand ? '주소나 장소 이름을 써 주세요' : '주소를 찾아 주세요'}
            autoComplete="off"
            readOnly={!search.byHand}
            maxCount={search.byHand ? LOCATION_MAX : undefined}
            hint={replaced.location}
            className={getMark('location')}
            error={form.errorFor('location')}
            onClick={search.byHand ? undefined : search.onFind}
            onInput={joinLines}
          />
          <Button full variant="tonal" onClick={search.onFind}>
            주소 찾기
          </Button>
        </div>
      )}
    </div>
  );
}

type OnlineLinkFieldProps = { form: ClubForm; replaced?: string | undefined; className?: string };

export function OnlineLinkField({ form, replaced, className }: OnlineLinkFieldProps) {
  return (
    <>
      <p className={styles.online}>
        <MonitorSmartphone />
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
        hint={replaced ?? '나와 수락한 사람만 볼 수 있어요. 나중에 넣어도 돼요.'}
        className={className}
        error={form.errorFor('onlineLink')}
      />
    </>
  );
}

/** A location has no line breaks. The field is a textarea only so that long locations wrap. */
function joinLines({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
  if (currentTarget.value.includes('\n')) {
    currentTarget.value = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ').trimEnd();
  }
}
