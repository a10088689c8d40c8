import { useQuery } from '@tanstack/react-query';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { TemperatureLedger } from '#web/features/profile/components/temperature-ledger.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { reputationQueries } from '#web/queries/reputation-queries.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { OwnPage } from './own-page.tsx';

export function TemperatureScreen() {
  return (
    <OwnPage toPath={paths.memberTemperature}>
      {({ memberId }) => <OwnTemperature memberId={memberId} />}
    </OwnPage>
  );
}

function OwnTemperature({ memberId }: { memberId: number }) {
  const { data: member } = useQuery(memberQueries.profile(memberId));
  const list = useInfiniteList(reputationQueries.events(memberId));
  const title = member ? `왜 ${temperatureText(member.reputation)}인가요` : '아지트 온도';
  usePageTitle(title);
  return (
    <Page topBar={<BackBar title={title} fallback={paths.memberProfile(memberId)} />}>
      <TemperatureLedger list={list} />
    </Page>
  );
}
