import { formatNearTime } from '@azit/rules/meeting-time';
import { Clock } from 'lucide-react';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

const MINUTE_MS = 60_000;
const SOON_MS = 6 * 60 * MINUTE_MS;

/** Shows until when the host can decide about an application. */
export function DeadlineBadge({ expiresAt }: { expiresAt: string | null | undefined }) {
  const now = useNow(MINUTE_MS);
  if (!expiresAt) return null;
  const end = new Date(expiresAt);
  const isSoon = end.getTime() - now.getTime() < SOON_MS;
  return (
    <Badge tone={isSoon ? 'warning' : 'ended'} icon={<Clock aria-hidden />}>
      {formatNearTime(end, now)}까지
    </Badge>
  );
}
