import type { DeviceView } from './contract';
import type { DeviceRow } from './store';

export const viewDevice = (row: DeviceRow, currentId: string): DeviceView => ({
  id: row.id,
  name: row.deviceName,
  signedInAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  isCurrent: row.id === currentId,
});
