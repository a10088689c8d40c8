import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { useQuery } from '@tanstack/react-query';
import { josa } from 'es-hangul';
import { RotateCw } from 'lucide-react';
import { authQueries } from '#web/queries/auth-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-variant.ts';
import styles from './provider-links.module.css';

const base = import.meta.env.VITE_API_BASE ?? '';

export function ProviderLinks() {
  const providers = useQuery(authQueries.providers());
  if (providers.isError) {
    return (
      <div className={styles.links}>
        <Button
          full
          variant="weak"
          size="medium"
          icon={<RotateCw />}
          loading={providers.isFetching}
          onClick={() => void providers.refetch()}
        >
          소셜 로그인 다시 불러오기
        </Button>
      </div>
    );
  }
  if (!providers.data || providers.data.length === 0) return null;
  return (
    <section className={styles.links} aria-label="소셜 로그인">
      <p className={styles.divider}>또는</p>
      {providers.data.map(({ provider, label }) => (
        <a
          key={provider}
          href={base + oauth.begin.path.replace(':provider', encodeURIComponent(provider))}
          className={buttonClass({ variant: 'weak', full: true })}
        >
          {josa(label, '으로/로')} 계속하기
        </a>
      ))}
    </section>
  );
}
