import { useState } from 'react';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

const filters = [
  { value: 'all', label: '전체' },
  { value: 'sent', label: '신청' },
  { value: 'joined', label: '참여' },
  { value: 'ended', label: '종료', disabled: true },
];

const reasons = [
  { value: 'ad', label: '광고나 스팸이에요' },
  { value: 'contact', label: '개인 연락처를 물어봐요', description: '전화번호, 메신저 아이디 등' },
  {
    value: 'long',
    label: '설명이 길어지면 이렇게 두 줄로 나뉘어도 동그라미는 제자리에 있어요',
  },
  { value: 'etc', label: '기타', disabled: true },
];

const ways = [
  { value: 'offline', label: '만나서' },
  { value: 'online', label: '온라인' },
];

export function ChoicesSection() {
  const [filter, setFilter] = useState('all');
  const [reason, setReason] = useState('contact');
  const [way, setWay] = useState('offline');
  return (
    <GallerySection title="선택">
      <Sample name="하나 고르기">
        <ChoiceGroup legend="보기" options={filters} value={filter} onChange={setFilter} />
        <ChoiceGroup
          variant="segmented"
          legend="모이는 방법"
          options={ways}
          value={way}
          onChange={setWay}
        />
        <ChoiceGroup
          variant="list"
          legend="이유"
          options={reasons}
          value={reason}
          onChange={setReason}
        />
        <ChoiceGroup
          legend="고르지 않음"
          options={filters}
          value={null}
          onChange={setFilter}
          error="하나를 골라 주세요."
        />
        <ChoiceGroup
          legend="잠김"
          options={filters}
          value="sent"
          onChange={setFilter}
          locked="참여자가 있어서 바꿀 수 없어요"
        />
      </Sample>
      <Sample name="여러 개 고르기" row>
        <CheckChip label="전시" defaultChecked />
        <CheckChip label="클라이밍" />
        <CheckChip label="햇살좋은날" leading={<Avatar size={2.4} seed="햇살" />} defaultChecked />
        <CheckChip label="쉬는 칩" disabled />
      </Sample>
      <Sample name="체크 상자">
        <Checkbox label="나이 제한 없음" defaultChecked />
        <Checkbox label="안내를 확인했고, 탈퇴할게요." />
        <Checkbox
          label="글이 길어져서 두 줄이 되어도 네모는 첫 줄에 맞춰 서 있어요. 글을 눌러도 골라져요."
          hint="언제든 바꿀 수 있어요."
        />
        <Checkbox label="지금은 고를 수 없어요" disabled />
        <Checkbox label="이미 골라서 바꿀 수 없어요" disabled defaultChecked />
      </Sample>
    </GallerySection>
  );
}
