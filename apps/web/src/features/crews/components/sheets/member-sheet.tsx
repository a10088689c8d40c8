import { COHOSTS_MAX, type RemovalReason, removalReasons } from '@azit/contract/crews/crew.field';
import type { CrewMember } from '@azit/contract/crews/crew.schema';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { removalTexts } from '@azit/rules/crews/removal-reason';
import { ArrowRight, Crown, User, UserX } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { paths } from '#web/navigation/paths.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm, toast } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { dayText, requestText } from '../../model/crew-text.ts';
import styles from './crew-form.module.css';
import type { SheetProps } from './sheet-props.ts';

type MemberSheetProps = SheetProps & { person: CrewMember };

const reasons = removalReasons.map((value) => ({ value, label: removalTexts[value] }));

export function MemberSheet(props: MemberSheetProps) {
  const { crew, person, open, onClose } = props;
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState<RemovalReason | null>(null);
  const { memberId, nickname } = person.member;
  const params = { crewId: crew.crewId, memberId };
  const remove = useAct((why: RemovalReason) =>
    call(crewMembers.remove, { params, body: { reason: why } }),
  );

  async function send() {
    if (reason === null) return;
    if (await failsWithAlert(remove.mutateAsync(reason), '내보내지 못했어요.')) return;
    onClose(() => toast('크루에서 내보냈어요'));
  }

  return (
    <Dialog
      open={open}
      size="sheet"
      title={isRemoving ? `${nickname}님을 내보낼까요?` : `${nickname}님`}
      onClose={onClose}
      footer={
        isRemoving && (
          <>
            <Button variant="weak" onClick={() => setRemoving(false)}>
              돌아가기
            </Button>
            <Button
              variant="danger"
              disabled={reason === null}
              loading={remove.isPending}
              onClick={send}
            >
              내보내기
            </Button>
          </>
        )
      }
    >
      {isRemoving ? (
        <ChoiceGroup
          variant="list"
          legend="이유를 골라 주세요. 그대로 알려요."
          options={reasons}
          value={reason}
          onChange={setReason}
        />
      ) : (
        <MemberActs {...props} onRemove={() => setRemoving(true)} />
      )}
    </Dialog>
  );
}

const COHOST_ABOUT =
  '신청, 공지, 일정, 출석, 초대를 함께 맡아요. 크루를 끝내거나 넘기는 일은 호스트만 해요.';

function MemberActs(props: MemberSheetProps & { onRemove: () => void }) {
  const { crew, person, onClose, onRemove } = props;
  const { requestedRole, joinedAt, member, role, visits = 0 } = person;
  const { memberId, nickname } = member;
  const params = { crewId: crew.crewId, memberId };
  const assign = useAct((role: 'COHOST' | 'MEMBER') =>
    call(crewMembers.assignRole, { params, body: { role } }),
  );
  const handOver = useAct(() => call(crewMembers.handOver, { params, body: { memberId } }));
  const takeBack = useAct(() => call(crewMembers.takeBackRequest, { params }));
  const isCohost = role === 'COHOST';
  const hasTwo = (crew.members ?? []).filter((one) => one.role === 'COHOST').length >= COHOSTS_MAX;

  async function requestCohost() {
    if (hasTwo && !isCohost) {
      toast('공동 호스트는 두 명까지예요.');
      return;
    }
    const assigning = assign.mutateAsync(isCohost ? 'MEMBER' : 'COHOST');
    if (await failsWithAlert(assigning, '부탁하지 못했어요.')) return;
    const done = isCohost ? '공동 호스트에서 내려왔어요' : '부탁했어요. 답하면 알려 드릴게요.';
    onClose(() => toast(done));
  }

  async function takeBackRequest() {
    if (await failsWithAlert(takeBack.mutateAsync(), '부탁을 취소하지 못했어요.')) return;
    toast('부탁을 취소했어요');
  }

  async function requestHandOver() {
    const isSure = await confirm({
      title: '호스트를 넘길까요?',
      description: `${nickname}님이 받으면 크루가 넘어가요.`,
      cancelLabel: '그대로 두기',
      confirmLabel: '넘기기',
    });
    if (!isSure) return;
    if (await failsWithAlert(handOver.mutateAsync(), '부탁하지 못했어요.')) return;
    toast('부탁했어요. 답하면 알려 드릴게요.');
  }

  return (
    <div className={styles.rows}>
      <p className={styles.people}>
        {joinFacts(visits > 0 && `${visits}번 왔어요`, `${dayText(joinedAt)}부터 함께해요`)}
      </p>
      {requestedRole ? (
        <ListRow
          title="부탁 취소하기"
          description={`${requestText(requestedRole)}. 답을 기다리고 있어요`}
          leading={<Crown />}
          onClick={() => onClose(() => void takeBackRequest())}
        />
      ) : (
        <>
          <ListRow
            title={isCohost ? '공동 호스트 그만두게 하기' : '공동 호스트 부탁하기'}
            description={!isCohost && <Sentences text={COHOST_ABOUT} />}
            leading={<Crown />}
            onClick={requestCohost}
          />
          <ListRow
            title="호스트 넘기기"
            description={`${nickname}님이 받으면 크루가 넘어가요`}
            leading={<ArrowRight />}
            onClick={() => onClose(() => void requestHandOver())}
          />
        </>
      )}
      {hasNoProfile(member) ? (
        <ListRow title="프로필을 볼 수 없는 회원이에요" leading={<User />} />
      ) : (
        <ListRow title="프로필 보기" leading={<User />} to={paths.memberProfile(memberId)} />
      )}
      <ListRow
        tone="danger"
        title="크루에서 내보내기"
        description="이유를 골라 알려요"
        leading={<UserX />}
        onClick={onRemove}
      />
    </div>
  );
}
