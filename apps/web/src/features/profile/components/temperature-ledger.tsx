import type {
  ReputationEvent,
  ReputationSummary,
} from '@azit/contract/members/reputation-event.schema';
import { CalendarCheck, Star, Thermometer } from 'lucide-react';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import type { InfiniteListState } from '#web/lists/use-infinite-list.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { SumTable } from '#web/ui/layout/sum-table.tsx';
import {
  describeTotal,
  groupByMonth,
  readSummary,
  toDegrees,
  toLine,
  toSums,
} from '../model/ledger.ts';
import { toTemperature } from '../model/temperature.ts';
import styles from './temperature-ledger.module.css';

const privacy = '이 기록은 나만 볼 수 있어요. 오지 않은 날은 내가 신청한 모임의 호스트도 봐요.';

export function TemperatureLedger({ list }: { list: InfiniteListState<ReputationEvent> }) {
  const summary = readSummary(list.firstPage);
  return (
    <>
      {summary && <LedgerSummary summary={summary} />}
      <InfiniteList
        list={list}
        errorText="기록을 불러오지 못했어요."
        skeleton={<LedgerSkeleton />}
        empty={
          <EmptyState icon={<Thermometer />} title="아직 기록이 없어요. 모두 36.5°에서 시작해요." />
        }
        renderItems={(events) => <LedgerMonths events={events} />}
      />
    </>
  );
}

function LedgerSummary({ summary }: { summary: ReputationSummary }) {
  const { percent, shown } = toTemperature(summary.reputation);
  const { total, reviews, attended, slips } = toSums(summary);
  return (
    <>
      <section className={styles.section} aria-label="지금 온도">
        <p className={styles.now}>
          <span className={styles.degrees}>{shown}</span>
          <span className={styles.since}>{describeTotal(total)}</span>
        </p>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${percent}%` }} />
        </div>
        <SumTable
          cells={[
            ['받은 후기', toDegrees(reviews)],
            ['함께한 모임', toDegrees(attended)],
            ['못 지킨 약속', toDegrees(slips)],
          ]}
        />
        <p className={styles.privacy}>
          <Sentences text={privacy} />
        </p>
      </section>
      <section className={styles.ways}>
        <h2 className={styles.heading}>더 올리려면</h2>
        <ListRow
          leading={<CalendarCheck />}
          title={<b>모임에 오면 +0.1°</b>}
          description={`이번 달 ${summary.attendedThisMonth}번 · 한 달에 다섯 번까지 올라요`}
        />
        <ListRow
          leading={<Star />}
          title={<b>후기를 받으면</b>}
          description="칭찬마다 조금씩 올라요"
        />
      </section>
      <div className={styles.band} />
    </>
  );
}

function LedgerMonths({ events }: { events: readonly ReputationEvent[] }) {
  return (
    <div className={styles.months}>
      {groupByMonth(events, new Date()).map(({ month, events: inMonth }) => (
        <section key={month} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul>
            {inMonth.map((event) => (
              <LedgerEntry key={event.eventId} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LedgerEntry({ event }: { event: ReputationEvent }) {
  const { title, detail, value, before, direction } = toLine(event);
  return (
    <li className={styles.entry}>
      <span className={styles.text}>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      <span className={styles[direction]}>
        {before && <s>{before}</s>} {value}
      </span>
    </li>
  );
}

function LedgerSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.section}>
        <Skeleton shape="line" width="20rem" height="4rem" />
        <div className={styles.blocks}>
          <Skeleton height="7.3rem" />
          <Skeleton height="4.8rem" />
          <Skeleton height="4.8rem" />
          <Skeleton height="4.8rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
