import { FunnelX } from 'lucide-react';
import { filterMessages } from '#web/domain/copy/finding/filter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

type NoMatchProps = { title?: string; onClear: () => void };

export function NoMatch({ title = '조건에 맞는 아지트가 없어요.', onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<FunnelX />}
      title={title}
      action={
        <Button variant="tonal" size="medium" onClick={onClear}>
          {filterMessages.clear}
        </Button>
      }
    />
  );
}
