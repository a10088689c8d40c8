import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldText, fieldAria, splitField } from './field-text.ts';
import styles from './stepper.module.css';

export type StepperProps = FieldText & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  onLimit?: (end: 'min' | 'max') => void;
};

/** A field for a number of people, with a minus and a plus button. */
export function Stepper(props: StepperProps) {
  const { text, control } = splitField(props);
  const { value, onChange, min, max, onLimit } = control;
  const id = useId();
  // The typed text may be out of range, so it is held here until blur or Enter commits it.
  const [draft, setDraft] = useState<string | null>(null);

  function settle(next: number) {
    setDraft(null);
    if (next > max) onLimit?.('max');
    if (next < min) onLimit?.('min');
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onChange(clamped);
  }

  function settleDraft() {
    if (draft !== null) settle(draft === '' ? value : Number(draft));
  }

  function handleKey(event: KeyboardEvent) {
    const keys: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1 };
    const next = keys[event.key];
    if (next !== undefined) {
      event.preventDefault();
      settle(next);
    } else if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      settleDraft();
    }
  }

  return (
    <FieldFrame {...text} id={id}>
      <div className={styles.stepper}>
        <IconButton
          label={`${text.label} 줄이기`}
          icon={<Minus />}
          aria-disabled={value <= min}
          onClick={() => settle(value - 1)}
        />
        <span className={styles.entry}>
          <input
            {...fieldAria(id, text.error)}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={`${value}명`}
            inputMode="numeric"
            autoComplete="off"
            className={styles.input}
            value={draft ?? String(value)}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKey}
            onBlur={settleDraft}
          />
          <span className={styles.unit} aria-hidden="true">
            명
          </span>
        </span>
        <IconButton
          label={`${text.label} 늘리기`}
          icon={<Plus />}
          aria-disabled={value >= max}
          onClick={() => settle(value + 1)}
        />
      </div>
    </FieldFrame>
  );
}
