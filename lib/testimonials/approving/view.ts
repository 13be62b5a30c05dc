import type { AdminPraiseView } from './contract';
import type { AdminPraiseRow } from './store';

export const viewAdminPraise = ({ writtenAt, decidedAt, ...row }: AdminPraiseRow): AdminPraiseView => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
