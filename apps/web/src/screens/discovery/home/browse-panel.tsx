import { useCardReasons } from '#web/features/club-cards/model/use-card-reasons.ts';
import { CategoryPanel } from './category-panel.tsx';
import { DatePanel } from './date-panel.tsx';
import type { PanelProps } from './panel-props.ts';

type BrowsePanelProps = Omit<PanelProps, 'onOpen' | 'reasons'>;

export function BrowsePanel(panel: BrowsePanelProps) {
  const reasons = useCardReasons();
  const Panel = panel.feed.tab === 'date' ? DatePanel : CategoryPanel;
  return <Panel {...panel} reasons={reasons} />;
}
