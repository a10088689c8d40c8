import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { directionLinks, searchLinks, splitLocation } from '#web/domain/meeting/map-links.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './map-sheet.module.css';

const apps = {
  kakao: { name: '카카오맵', icon: <MapPin /> },
  naver: { name: '네이버 지도', icon: <b data-letter="N" /> },
  google: { name: '구글 지도', icon: <b data-letter="G" /> },
} as const;

type MapSheetProps = { location: string; onClose: () => void };

export function MapSheet({ location, onClose }: MapSheetProps) {
  const { address, name } = splitLocation(location);
  return (
    <Dialog open onClose={onClose} title="지도 열기" size="sheet">
      <Links title="길찾기" links={directionLinks(location)} />
      {name !== null && (
        <Links title="장소 이름으로 찾기" links={searchLinks(name)}>
          {name}
        </Links>
      )}
      {address !== null && (
        <Links title="주소로 찾기" links={searchLinks(address)}>
          {address}
        </Links>
      )}
    </Dialog>
  );
}

type LinksProps = {
  title: string;
  links: ReturnType<typeof searchLinks>;
  children?: ReactNode;
};

function Links({ title, links, children }: LinksProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children && <p className={styles.words}>{children}</p>}
      <ul className={styles.apps}>
        {links.map(({ app, href }) => (
          <li key={app}>
            <a href={href} target="_blank" rel="noreferrer" className={styles.app}>
              <span aria-hidden className={classNames(styles.icon, styles[app])}>
                {apps[app].icon}
              </span>
              {apps[app].name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
