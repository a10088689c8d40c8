export type FailedReplies = { minute: number; status: number; count: number };

/** Counts the replies of one minute that failed. Status 0 means that no reply arrived. */
export function countFailed(
  minute: number,
  replies: readonly { status: number }[],
): FailedReplies[] {
  const failed = replies.filter(({ status }) => status === 0 || status >= 500);
  return [...Map.groupBy(failed, ({ status }) => status)]
    .map(([status, some]) => ({ minute, status, count: some.length }))
    .toSorted((one, other) => one.status - other.status);
}

/** A busy server replies 503. Any other status from 500 is a defect. */
export const isDefect = ({ status }: FailedReplies) => status >= 500 && status !== 503;

export function renderFailed(all: readonly FailedReplies[]): string {
  if (all.length === 0) return 'every request got a reply below 500';
  const lines = all.map((each) => {
    const mark = isDefect(each) ? ' (defect)' : '';
    return `| ${each.minute} | ${each.status || 'no reply'}${mark} | ${each.count} |`;
  });
  return ['| minute | status | replies |', '|---:|---|---:|', ...lines].join('\n');
}
