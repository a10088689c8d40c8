import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { isCrewLink, type LinkSettings, periodsUntil } from '../../model/link-settings.ts';
import type { LinkTarget } from '../../model/share-club.ts';
import styles from './invite-link-sheet.module.css';

const queue = '자리가 차면 다음 사람은 차례를 기다려요';

type LinkOptionsProps = {
  target: LinkTarget;
  settings: LinkSettings;
  onChange: (settings: LinkSettings) => void;
};

export function LinkOptions({ target, settings, onChange }: LinkOptionsProps) {
  const isCrew = isCrewLink(target);
  return (
    <>
      {!isCrew && (
        <div className={styles.option}>
          <p>
            <strong>바로 참여</strong>
            <span className={styles.meta}>
              <Sentences text="링크로 온 사람에게 신청 없이 자리를 드려요. 나이와 성별 조건은 그대로예요." />
            </span>
          </p>
          <Switch
            aria-label="바로 참여"
            checked={settings.admits}
            onChange={(event) => onChange({ ...settings, admits: event.currentTarget.checked })}
          />
        </div>
      )}
      {settings.admits && (
        <Stepper
          label="몇 명까지"
          min={1}
          max={target.maxUses}
          hint={!target.isFull && settings.uses > target.freeSeats && queue}
          value={settings.uses}
          onChange={(uses) => onChange({ ...settings, uses })}
        />
      )}
      <ChoiceGroup
        legend="언제까지"
        options={periodsUntil(target, new Date())}
        value={settings.period}
        onChange={(period) => onChange({ ...settings, period })}
      />
    </>
  );
}
