import { accountName } from '@/lib/kernel/account';
import type { ImportView } from './contract';
import type { listImports } from './store';

type Row = Awaited<ReturnType<typeof listImports>>['rows'][number];

export const viewImport = ({ actor, createdAt, takenBackAt, ...row }: Row): ImportView => ({
  ...row,
  by: actor ? accountName({ ...actor, deviceName: null }) : '',
  createdAt: createdAt.toISOString(),
  takenBackAt: takenBackAt?.toISOString() ?? null,
});
