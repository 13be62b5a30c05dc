import 'server-only';
import { TEST_TYPES } from '@/lib/kernel/exam';
import type { Activity, TrendsView } from './contract';
import { listDays } from './rules';
import {
  listAbandoned,
  listSessionDays,
  listSignUpDays,
  listTestDays,
  type SessionDay,
  type TestDay,
} from './trends-store';

/** Returns numbers for the last `days` UTC days including today, and for the same number of days before them. */
export async function getTrends({ days, now }: { days: number; now: Date }): Promise<TrendsView> {
  const current = listDays(now, days);
  const previous = listDays(now, days, 1);
  const from = new Date(current[0] ?? now);
  const both = { from: new Date(previous[0] ?? now), until: now };
  const [sessionDays, signUpDays, testDays, abandoned] = await Promise.all([
    listSessionDays(previous[0] ?? '', current.at(-1) ?? ''),
    listSignUpDays(both),
    listTestDays(both),
    listAbandoned({ from, until: now }),
  ]);
  const activityOf = (day: string) => countDay({ day, sessionDays, signUpDays, testDays });
  const byDay = current.map((day) => ({ day, ...activityOf(day) }));
  const isCurrent = new Set(current);
  return {
    days,
    current: { ...ends(current), totals: addUp(byDay) },
    previous: { ...ends(previous), totals: addUp(previous.map(activityOf)) },
    daily: byDay.map(({ requests: _requests, ...day }) => day),
    modes: countModes(testDays.filter((row) => isCurrent.has(row.day))),
    abandoned,
  };
}

const ends = (days: readonly string[]) => ({ from: days[0] ?? '', to: days.at(-1) ?? '' });

interface Days {
  day: string;
  sessionDays: readonly SessionDay[];
  signUpDays: readonly { day: string; signUps: number }[];
  testDays: readonly TestDay[];
}

function countDay({ day, sessionDays, signUpDays, testDays }: Days): Activity {
  const visits = sessionDays.find((row) => row.kind === 'visit' && row.day === day);
  const tests = testDays.filter((row) => row.day === day);
  return {
    sessions: visits?.sessions ?? 0,
    newSessions: sessionDays.find((row) => row.kind === 'day' && row.day === day)?.sessions ?? 0,
    requests: visits?.requests ?? 0,
    signUps: signUpDays.find((row) => row.day === day)?.signUps ?? 0,
    testsStarted: tests.reduce((sum, row) => sum + row.started, 0),
    testsFinished: tests.reduce((sum, row) => sum + row.finished, 0),
  };
}

function addUp(days: readonly Activity[]): Activity {
  const sum = (figure: keyof Activity) => days.reduce((total, day) => total + day[figure], 0);
  return {
    sessions: sum('sessions'),
    newSessions: sum('newSessions'),
    requests: sum('requests'),
    signUps: sum('signUps'),
    testsStarted: sum('testsStarted'),
    testsFinished: sum('testsFinished'),
  };
}

const countModes = (rows: readonly TestDay[]): TrendsView['modes'] =>
  TEST_TYPES.map((testType) => {
    const ofType = rows.filter((row) => row.testType === testType);
    return {
      testType,
      started: ofType.reduce((sum, row) => sum + row.started, 0),
      finished: ofType.reduce((sum, row) => sum + row.finished, 0),
    };
  });
