import type { Crew } from '@azit/contract/crews/crew.schema';

export type SheetProps = { crew: Crew; open: boolean; onClose: (then?: () => void) => void };
