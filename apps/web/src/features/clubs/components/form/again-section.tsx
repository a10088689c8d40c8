import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

export function AgainSection({ form }: { form: ClubForm }) {
  return (
    <section className={styles.again}>
      <p>지난 아지트 그대로 채웠어요. 새 날짜를 골라 주세요.</p>
      <Checkbox
        label="함께했던 사람들에게 알리기"
        hint="새 아지트가 열리면 지난번에 함께한 사람들이 알림을 받아요."
        checked={form.values.tellEarlier}
        onChange={(event) => form.choose({ tellEarlier: event.currentTarget.checked })}
      />
    </section>
  );
}
