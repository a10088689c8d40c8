import type { Crew } from '@azit/contract/crews/crew.schema';
import { lazy, Suspense, useState } from 'react';
import { useLayer } from '#web/navigation/use-layer.ts';

const CrewSheets = lazy(async () => ({
  default: (await import('./crew-sheets.tsx')).CrewSheets,
}));

const PREFIX = 'crew/';

export function useCrewSheet(crew: Crew) {
  const { layer, open, close } = useLayer((held) =>
    typeof held === 'string' && held.startsWith(PREFIX) ? held.slice(PREFIX.length) : null,
  );
  const [last, setLast] = useState(layer);
  if (layer !== null && layer !== last) setLast(layer);
  const sheet = last !== null && (
    <Suspense fallback={null}>
      <CrewSheets key={last} name={last} crew={crew} open={layer !== null} onClose={close} />
    </Suspense>
  );
  return { sheet, openSheet: (name: string) => open(PREFIX + name) };
}
