import { LAST_WEEK, type Rhythm } from '@azit/contract/crews/crew.field';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import styles from './crew-form.module.css';

const intervals = [
  { value: 'WEEKLY', label: '매주' },
  { value: 'BIWEEKLY', label: '2주마다' },
  { value: 'MONTHLY', label: '매달' },
  { value: 'NONE', label: '그때그때' },
] as const;

const ordinals = [1, 2, 3, 4, LAST_WEEK].map((nth, index) => ({
  value: String(nth),
  label: ['첫째', '둘째', '셋째', '넷째', '마지막'][index],
}));

const weekdays = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  value: String(weekday),
  label: '일월화수목금토'[weekday],
}));

type RhythmFieldsProps = { rhythm: Rhythm; onChange: (rhythm: Rhythm) => void };

export function RhythmFields({ rhythm, onChange }: RhythmFieldsProps) {
  const { every, weekday = 3, nth = 1 } = rhythm;
  return (
    <div className={styles.group}>
      <ChoiceGroup
        legend="얼마나 자주 만날까요?"
        options={intervals}
        value={every}
        onChange={(next) => onChange(next === 'NONE' ? { every: next } : complete(next))}
      />
      {every === 'MONTHLY' && (
        <ChoiceGroup
          legend="몇째 주에 만날까요?"
          legendHidden
          options={ordinals}
          value={String(nth)}
          onChange={(next) => onChange({ every, weekday, nth: Number(next) })}
        />
      )}
      {every !== 'NONE' && (
        <ChoiceGroup
          variant="days"
          legend="무슨 요일에 만날까요?"
          legendHidden
          options={weekdays}
          value={String(weekday)}
          onChange={(next) => onChange({ ...rhythm, weekday: Number(next) })}
        />
      )}
    </div>
  );

  function complete(next: Exclude<Rhythm['every'], 'NONE'>): Rhythm {
    return { every: next, weekday, ...(next === 'MONTHLY' && { nth }) };
  }
}
