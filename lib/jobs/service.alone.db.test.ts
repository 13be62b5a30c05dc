import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { closeOverdueExams, removeAbandonedAttempts } from '@/lib/attempts/service';
import { removeExpiredIdentity } from '@/lib/auth/expiry/service';
import { db, disconnect } from '@/lib/db/client';
import { logOutput } from '@/lib/log';
import { runDueJobs } from './service';
import { claimJob, listJobs } from './store';

vi.mock('@/lib/attempts/service');
vi.mock('@/lib/auth/expiry/service');

const forget = () => db.scheduledJob.deleteMany();
afterEach(async () => {
  vi.resetAllMocks();
  await forget();
});
afterAll(disconnect);

describe('a scheduled job', () => {
  it('is claimed by only one of twenty instances, each time it is due', async () => {
    const claims = () => Promise.all(Array.from({ length: 20 }, () => claimJob('some work', 60_000)));
    expect((await claims()).filter(Boolean)).toHaveLength(1);
    expect((await claims()).filter(Boolean)).toHaveLength(0);
    await db.scheduledJob.updateMany({ data: { dueAt: new Date(0) } });
    expect((await claims()).filter(Boolean)).toHaveLength(1);
  });

  it('runs once when several instances check at the same time', async () => {
    const now = new Date();
    await Promise.all([runDueJobs(now), runDueJobs(now), runDueJobs(now)]);
    expect(closeOverdueExams).toHaveBeenCalledTimes(1);
    expect(removeExpiredIdentity).toHaveBeenCalledTimes(1);
  });

  it('is run after another job has failed, and the failure is reported', async () => {
    vi.spyOn(logOutput(), 'write').mockReturnValue();
    vi.mocked(closeOverdueExams).mockRejectedValue(new Error('no'));
    await runDueJobs(new Date());
    vi.restoreAllMocks();
    const ended = Object.fromEntries((await listJobs()).map(({ name, secondsAgo }) => [name, secondsAgo !== null]));
    expect(ended).toMatchObject({ 'close overdue exams': false, 'remove what has expired': true });
  });

  it('runs all of its parts, even if one of them fails', async () => {
    vi.spyOn(logOutput(), 'write').mockReturnValue();
    vi.mocked(removeExpiredIdentity).mockRejectedValue(new Error('no'));
    await runDueJobs(new Date());
    vi.restoreAllMocks();
    expect(removeAbandonedAttempts).toHaveBeenCalledTimes(1);
    const ended = (await listJobs()).find(({ name }) => name === 'remove what has expired');
    expect(ended?.secondsAgo).toBeNull();
  });
});
