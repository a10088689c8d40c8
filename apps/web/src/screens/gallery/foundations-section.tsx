import styles from './gallery.module.css';
import { GallerySection, Sample } from './gallery-section.tsx';

const dark = ['point', 'point-hover', 'point-press', 'error', 'green-text', 'text', 'text-2'];
const light = ['point-soft', 'point-soft-2', 'green-soft', 'warning-soft', 'surface-2', 'line'];

const scale = [
  ['display', '큰 제목 이만큼'],
  ['title-1', '화면 제목 이만큼'],
  ['title-2', '구역 제목 이만큼'],
  ['card-title', '카드 제목은 두 줄까지'],
  ['body', '본문이에요. 퇴근하고 가볍게 모여서 좋아하는 이야기를 나눠요.'],
  ['sub', '보조 글이에요. 조금 더 작은 설명을 적어요.'],
  ['caption', '날짜와 장소처럼 작은 정보를 적어요.'],
  ['micro', '배지와 메뉴 이름'],
];

export function FoundationsSection() {
  return (
    <GallerySection title="색과 글자">
      <Sample name="진한 색">
        <div className={styles.swatches}>
          {dark.map((name) => (
            <span
              key={name}
              className={styles.swatch}
              style={{ background: `var(--color-${name})`, color: 'var(--color-on-point)' }}
            >
              {name}
            </span>
          ))}
        </div>
      </Sample>
      <Sample name="옅은 색">
        <div className={styles.swatches}>
          {light.map((name) => (
            <span
              key={name}
              className={styles.swatch}
              style={{ background: `var(--color-${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Sample>
      <Sample name="글자 크기">
        {scale.map(([name, text]) => (
          <p key={name} style={{ font: `var(--type-${name})` }}>
            {text}
          </p>
        ))}
      </Sample>
    </GallerySection>
  );
}
