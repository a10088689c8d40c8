import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { BarsSection } from './bars-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { CompositionSection } from './composition-section.tsx';
import { DialogsSection } from './dialogs-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { LabelsSection } from './labels-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { PicturesSection } from './pictures-section.tsx';

export function GalleryScreen() {
  return (
    <Page topBar={<TopBar title="디자인 모음" />}>
      <CompositionSection />
      <FoundationsSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <LabelsSection />
      <PicturesSection />
      <ListsSection />
      <FeedbackSection />
      <BarsSection />
      <DialogsSection />
    </Page>
  );
}
