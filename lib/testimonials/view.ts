import type { OwnPraise } from './contract';
import type { PraiseRow } from './store';

export const viewPraise = (row: PraiseRow | null): OwnPraise =>
  row && { ...row, writtenAt: row.writtenAt.toISOString() };
