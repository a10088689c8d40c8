import type { InviteLink } from '@azit/contract/clubs/invite-link.schema';
import { useQuery } from '@tanstack/react-query';
import { Lock, RotateCw, Share2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm, toast } from '#web/notify/notify.ts';
import { inviteLinkQueries } from '#web/queries/invite-link-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { useCreateLink, useEndLink } from '../../api/use-invite-links.ts';
import {
  isCrewLink,
  type LinkSettings,
  toLinkBody,
  toLinkSettings,
} from '../../model/link-settings.ts';
import { readLinkUrl } from '../../model/link-url.ts';
import { type LinkTarget, shareLink } from '../../model/share-club.ts';
import styles from './invite-link-sheet.module.css';
import { LargeCode, LinkAddress } from './link-address.tsx';
import { LinkOptions } from './link-options.tsx';

type InviteLinkSheetProps = { target: LinkTarget; open: boolean; onClose: () => void };

const full = '자리가 모두 찼어요. 새 링크로 온 사람은 차례를 기다려요.';
const renew = '새 링크로 바꾸기';

export function InviteLinkSheet({ target, open, onClose }: InviteLinkSheetProps) {
  // Another phone may have used the link since, so fetch it each time the sheet opens.
  const query = useQuery({
    ...inviteLinkQueries.list(target.params),
    enabled: open,
    staleTime: 0,
  });
  const { title, text } = target;
  const links = query.data ?? [];
  const link = links.find(({ usesLeft }) => usesLeft !== 0);
  const isUsedUp = link === undefined && links.length > 0;
  const [chosen, setChosen] = useState<LinkSettings | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const create = useCreateLink(target.params);
  const settings = chosen ?? toLinkSettings(target, link, new Date());
  const url = link === undefined ? null : readLinkUrl(link.linkId);

  async function make() {
    const body = { ...toLinkBody(settings), ...(link && { replaces: link.linkId }) };
    if (await failsWithAlert(create.mutateAsync(body))) return;
    setChosen(null);
    toast(link === undefined ? '링크를 만들었어요' : '새 링크로 바꿨어요');
  }

  const showsCode = isLarge && url !== null;
  const isRenewal = link !== undefined && (chosen !== null || url === null);
  const footer =
    url === null || isRenewal ? (
      <Button full loading={create.isPending} onClick={make} icon={isRenewal && <RotateCw />}>
        {isRenewal ? renew : isUsedUp ? '새 링크 만들기' : '링크 만들기'}
      </Button>
    ) : (
      <Button full icon={<Share2 />} onClick={() => void shareLink({ title, text, url })}>
        링크 공유하기
      </Button>
    );

  return (
    <Dialog
      open={open}
      size="sheet"
      title="초대 링크"
      onClose={onClose}
      footer={query.data && footer}
    >
      {query.data ? (
        <div className={styles.views}>
          <div className={classNames(styles.sheet, showsCode && styles.behind)}>
            <CurrentLink {...{ target, link, url, isUsedUp }} onEnlarge={() => setIsLarge(true)} />
            <LinkOptions target={target} settings={settings} onChange={setChosen} />
            {link !== undefined && (
              <div className={styles.rows}>
                {isRenewal ? (
                  <p className={styles.hint}>
                    <Sentences text="바꾼 내용은 새 링크부터 쓰여요. 지금 링크는 바로 끝나요." />
                  </p>
                ) : (
                  <ListRow
                    leading={<RotateCw />}
                    title={renew}
                    description="지금 링크는 바로 끝나요"
                    onClick={make}
                  />
                )}
                <EndLinkRow target={target} link={link} />
              </div>
            )}
          </div>
          {showsCode && <LargeCode url={url} onReduce={() => setIsLarge(false)} />}
        </div>
      ) : (
        <QueryFallback query={query}>
          <SkeletonGroup>
            <Skeleton height="11.6rem" />
          </SkeletonGroup>
        </QueryFallback>
      )}
    </Dialog>
  );
}

type CurrentLinkProps = {
  target: LinkTarget;
  link: InviteLink | undefined;
  url: string | null;
  isUsedUp: boolean;
  onEnlarge: () => void;
};

function CurrentLink({ target, link, url, isUsedUp, onEnlarge }: CurrentLinkProps) {
  if (link === undefined) {
    const none = isUsedUp ? '초대 링크를 모두 썼어요.' : '아직 초대 링크가 없어요.';
    const noLink = target.isFull ? full : none;
    const how = '친구들에게 링크를 보내 주세요. 링크로 온 사람도 함께하기를 눌러야 들어와요.';
    return (
      <p>
        <Sentences text={isCrewLink(target) && !isUsedUp ? how : noLink} />
      </p>
    );
  }
  if (url !== null) return <LinkAddress {...{ target, link, url, onEnlarge }} />;
  return (
    <Callout icon={<Lock />} title="이 기기에서는 주소를 볼 수 없어요">
      <Sentences text="만든 기기에만 남아 있어요. 새 링크로 바꾸면 다시 보낼 수 있어요." />
    </Callout>
  );
}

function EndLinkRow({ target, link }: { target: LinkTarget; link: InviteLink }) {
  const end = useEndLink(target.params);

  async function confirmEnd() {
    const question = {
      title: '링크를 끝낼까요?',
      description: '이미 참여한 사람은 그대로예요.',
      confirmLabel: '링크 끝내기',
      tone: 'danger',
    } as const;
    if (!(await confirm(question))) return;
    if (await failsWithAlert(end.mutateAsync(link.linkId))) return;
    toast('링크를 끝냈어요');
  }

  return <ListRow tone="danger" leading={<Unlink />} title="링크 끝내기" onClick={confirmEnd} />;
}
