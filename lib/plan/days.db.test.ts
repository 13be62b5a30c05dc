import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { disconnect } from '@/lib/db/client';
import { toQuestionId } from '@/lib/kernel/ids';
import type { PlanView } from './contract';
import { choosePlan, getPlan } from './service';
import { answer, eraseLearners, makeLearner } from './testing/learners';

afterAll(async () => {
  await eraseLearners();
  await disconnect();
});

const ZONES = ['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'UTC'] as const;
const START = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

/** One step of a simulated history: some hours pass, then one of the learner's two devices sends a request. */
const step = fc.record({
  hours: fc.integer({ min: 0, max: 30 }),
  /** True if the learner's other device sends the same request at the same time. */
  isTwice: fc.boolean(),
  /** New time zone of the plan, for a learner who travels. */
  zone: fc.option(fc.constantFrom(...ZONES), { freq: 4, nil: undefined }),
  /** Answers to the first open questions; true is a right answer. */
  answers: fc.array(fc.boolean(), { maxLength: 2 }),
  /** Number of hours by which the device's clock is slow. Its events may seem older than they are, but never newer. */
  lateHours: fc.constantFrom(0, 0, 0, 1, 20),
});

const PLAN = { examDate: null, sectionIds: [6, 4], minutesPerDay: 10, studyDays: [0, 1, 2, 3, 4, 5, 6] };

/** Returns the sets within the day's planned minutes, without extra sets. */
const setsOf = ({ today }: PlanView) => today.sets.filter(({ isExtra }) => !isExtra);

it('a plan used on two devices, with a wrong clock and a change of time zone, loses no review and plans no day twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      const userId = await makeLearner();
      const planned = new Map<string, string>();
      const missed = new Set<number>();
      let nowMs = START;
      let timeZone: string = ZONES[0];
      await choosePlan({ userId, timeZone, now: new Date(nowMs) }, { ...PLAN, timeZone });
      for (const { hours, isTwice, zone, answers, lateHours } of steps) {
        nowMs += hours * HOUR_MS;
        const reader = { userId, timeZone, now: new Date(nowMs) };
        if (zone && zone !== timeZone) {
          timeZone = zone;
          await choosePlan(reader, { ...PLAN, timeZone });
        }
        const views = await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => getPlan(reader)));
        const [view] = views;
        if (!view) throw new Error('There was no answer');
        for (const other of views) expect(other.today.sets).toEqual(view.today.sets);
        // The sets of a day stay the same when the time zone changes after they were planned.
        const ids = setsOf(view)
          .map(({ id }) => id)
          .join();
        const before = planned.get(view.today.date);
        if (before !== undefined) expect(ids).toBe(before);
        planned.set(view.today.date, ids);
        // Every missed question is in the deck until it is answered right.
        const deck = view.today.sets.find(({ kind }) => kind === 'mistakes')?.questionIds ?? [];
        expect(new Set(deck)).toEqual(missed);
        const open = setsOf(view)
          .flatMap(({ questionIds }) => questionIds)
          .slice(0, answers.length);
        if (open.length > 0) {
          const at = new Date(Math.max(START, nowMs - lateHours * HOUR_MS));
          const given = open.map((id, place) => ({
            questionId: toQuestionId(id),
            isCorrect: answers[place] ?? true,
            at,
          }));
          await answer(userId, given);
          // Advances the simulated clock, so that this answer is later than an answer to which a device gave too early
          // a time.
          nowMs += 31 * 60_000;
        }
        const after = await getPlan({ ...reader, now: new Date(nowMs) });
        missed.clear();
        for (const id of after.today.sets.find(({ kind }) => kind === 'mistakes')?.questionIds ?? []) missed.add(id);
        for (const [place, id] of open.entries())
          if (lateHours === 0) expect(missed.has(id)).toBe(answers[place] === false);
      }
    }),
    { numRuns: 12 },
  );
}, 180_000);
