import { type ReactNode, useState } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { confirm, showAlert } from '#web/notify/notify.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useWithdraw } from '../api/member-mutations.ts';
import { useWithdrawalLosses } from '../model/use-withdrawal-losses.ts';
import styles from './withdrawal-form.module.css';

type WithdrawalFormProps = { memberId: number; topBar: ReactNode; onWithdrawn: () => void };

const effects = [
  '내가 연 아지트 가운데 아직 열리지 않은 것은 모두 취소돼요.',
  '신청했거나 참여하기로 한 아지트에서 빠져요.',
  '팔로우와 팔로워가 모두 사라져요.',
  '내가 남긴 후기는 받은 사람에게 그대로 남아요.',
  '같은 이메일과 닉네임으로 다시 가입할 수 있어요.',
];

export function WithdrawalForm({ memberId, topBar, onWithdrawn }: WithdrawalFormProps) {
  const [agreed, setAgreed] = useState(false);
  const withdraw = useWithdraw(memberId);
  const readLosses = useWithdrawalLosses(memberId);

  async function leave() {
    if (withdraw.isPending || withdraw.isSuccess) return;
    const losses = await readLosses();
    const agrees = await confirm({
      title: '정말 탈퇴할까요?',
      description: [...losses, '탈퇴하면 되돌릴 수 없어요.'].join(' '),
      confirmLabel: '탈퇴하기',
      tone: 'danger',
    });
    if (!agrees) return;
    try {
      await withdraw.mutateAsync();
    } catch (error) {
      void showAlert(errorMessage(error));
      return;
    }
    await showAlert(memberMessages.withdrawn);
    onWithdrawn();
  }

  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note={agreed ? undefined : '안내를 확인하고 동의해 주세요.'}>
          <Button
            full
            variant="danger"
            disabled={!agreed}
            loading={withdraw.isPending}
            onClick={leave}
          >
            탈퇴하기
          </Button>
        </ActionBar>
      }
    >
      <Callout tone="warning" title={memberMessages.withdrawalWarning}>
        탈퇴하기 전에 아래 내용을 꼭 읽어 주세요.
      </Callout>
      <h2 className={styles.title}>탈퇴하고 나면</h2>
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Checkbox
        label={memberMessages.withdrawalAgreement}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
    </Page>
  );
}
