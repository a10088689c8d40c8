import { DOOR_CODE_LENGTH } from '@azit/contract/clubs/arrival.schema';
import { useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldFrame } from '#web/ui/fields/field-frame.tsx';
import { fieldAria } from '#web/ui/fields/field-text.ts';
import { isHangul, readLetters } from '../../model/arrival-code.ts';
import styles from './arrival.module.css';

const slots = [0, 1, 2, 3, 4, 5];

type CodeFieldProps = { code: string; error: string | undefined; onChange: (code: string) => void };

export function CodeField({ code, error: refusal, onChange }: CodeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const error = isHangul(typed) ? '영어 자판으로 바꿔서 써 주세요.' : refusal;
  return (
    <FieldFrame
      id={id}
      label="또는 여섯 글자 쓰기"
      hint="호스트 화면에 보이는 글자를 써 주세요."
      error={error}
      count={{ length: code.length, max: DOOR_CODE_LENGTH }}
    >
      <div className={styles.code}>
        <input
          {...fieldAria(id, error, true)}
          className={styles.input}
          value={code}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(readLetters(event.target.value));
          }}
          // The code consists of Latin letters. Korean keyboards show them in the input mode for
          // e-mail addresses.
          inputMode="email"
          enterKeyHint="send"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        {slots.map((slot) => (
          <span
            key={slot}
            aria-hidden
            className={classNames(styles.box, slot === code.length && styles.current)}
          >
            {code[slot]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
