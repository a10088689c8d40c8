import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

const cities = [
  { value: 'seoul', label: '서울' },
  { value: 'busan', label: '부산' },
  { value: 'jeju', label: '제주' },
];

export function FieldsSection() {
  return (
    <GallerySection title="입력">
      <Sample name="한 줄 입력">
        <TextField label="이름" placeholder="24자까지 쓸 수 있어요" maxCount={24} />
        <TextField label="별명" defaultValue="조용한 산책가" hint="언제든 바꿀 수 있어요." />
        <TextField label="한마디" optional defaultValue="글자 수를 넘긴 문장" maxCount={8} />
        <TextField label="이메일" defaultValue="azit@" error="이메일 형식이 맞지 않아요." />
        <TextField
          label="닉네임"
          defaultValue="초코송이"
          success="사용할 수 있는 닉네임이에요."
          trailing={<Button variant="tonal">중복 확인</Button>}
        />
        <TextField label="참가비" inputMode="numeric" defaultValue="15,000" suffix="원" />
        <TextField label="날짜" type="date" defaultValue="2026-11-21" />
        <TextField label="장소" defaultValue="온라인" locked="참여자가 있어서 바꿀 수 없어요" />
        <TextField label="쉬는 입력" placeholder="지금은 쓸 수 없어요" disabled />
        <TextField label="검색어" labelHidden compact type="search" placeholder="검색어" />
        <PasswordField label="비밀번호" defaultValue="abcd1234!" autoComplete="off" />
      </Sample>
      <Sample name="여러 줄 입력">
        <TextareaField
          label="답변"
          placeholder="받는 사람만 볼 수 있어요"
          hint="전화번호나 SNS 계정은 적지 마세요"
          maxCount={128}
        />
        <TextareaField label="소개" defaultValue="짧아요" error="소개를 조금 더 써 주세요." />
      </Sample>
      <Sample name="고르기">
        <SelectField label="지역" options={cities} placeholder="지역을 골라 주세요" />
        <SelectField label="도시" options={cities} error="지역을 골라 주세요." />
        <SelectField label="고정 지역" options={cities} locked="지금은 바꿀 수 없어요" />
      </Sample>
      <StepperSamples />
    </GallerySection>
  );
}

function StepperSamples() {
  const [people, setPeople] = useState(3);
  const [limit, setLimit] = useState('');
  return (
    <Sample name="하나씩 늘리기">
      <Stepper
        label="인원"
        unit="명"
        value={people}
        min={3}
        max={20}
        hint={limit || '3명부터 20명까지'}
        onChange={setPeople}
        onLimit={(end) => setLimit(end === 'max' ? '20명까지예요' : '3명부터예요')}
      />
      <Stepper
        label="잠긴 인원"
        unit="명"
        value={8}
        min={3}
        max={20}
        onChange={setPeople}
        locked="참여자가 있어서 바꿀 수 없어요"
      />
    </Sample>
  );
}
