import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import { Search } from 'lucide-react';
import { reasonText, understoodText } from '#web/features/search/model/search-info.ts';
import styles from './search-notice.module.css';

type SearchNoticeProps = { searchInfo: SearchInfo; onExact: () => void };

export function SearchNotice({ searchInfo, onExact }: SearchNoticeProps) {
  return (
    <div className={styles.notice}>
      <Search />
      <div>
        <p role="status" className={styles.title}>
          {understoodText(searchInfo)}
        </p>
        <p>
          {reasonText(searchInfo)}{' '}
          <button type="button" className={styles.exact} onClick={onExact}>
            ‘{searchInfo.keyword}’ 그대로 찾기
          </button>
        </p>
      </div>
    </div>
  );
}
