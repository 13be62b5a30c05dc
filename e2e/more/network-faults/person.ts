import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Random } from '@/lib/kernel/random';
import type { Device } from './device';
import { type CurrentAttempt, choose, type Learner, PASSWORD, type Question } from './learner';

/** Actions of a person on a device, who presses a button again if a press had no effect. */

const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;
const SECTION_IDS = SECTIONS.map(({ id }) => id);
const CHANGE_OF_MIND = 0.3;
const WAITS_FOR_SAVED = 0.5;

/** Repeats work until it succeeds. Throws its last error after two minutes. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

export const signIn = (device: Device, { userId, email }: Learner): Promise<void> =>
  insist(async () => {
    if (device.page.userId() === userId) return;
    await device.page.signIn(email, PASSWORD);
    // The page that opens after a sign-in sends pending steps.
    void device.page.flushOutbox();
  });

/** Makes a call as a signed-in user, and signs in again if the session has ended. */
export const asked = <T>(device: Device, learner: Learner, work: () => Promise<T>): Promise<T> =>
  insist(async () => {
    await signIn(device, learner);
    return work();
  });

export const signOut = (device: Device): Promise<void> => device.page.signOut('delete');

type Step = Parameters<Device['page']['addToOutbox']>[0];

/**
 * Adds a step to the outbox, like a button press. If the session was lost, the page refuses the step; the
 * person then signs in and presses again.
 */
async function press(device: Device, learner: Learner, step: Step): Promise<void> {
  do await signIn(device, learner);
  while (!device.page.addToOutbox(step));
}

/** Waits until the page reports that everything is saved. Throws after two minutes. */
export async function untilSaved(device: Device, learner: Learner): Promise<void> {
  const isSaved = () => device.page.userId() === learner.userId && device.page.savingState() === 'saved';
  const deadline = Date.now() + PATIENCE_MS;
  while (!isSaved()) {
    if (Date.now() > deadline) throw new Error('The answers were never delivered');
    await signIn(device, learner);
    device.nudge();
    await sleep(PAUSE_MS);
  }
}

/** Practice test that was started on a device. */
export class DeviceAttempt {
  private place = 0;

  private constructor(
    readonly device: Device,
    readonly learner: Learner,
    readonly attempt: CurrentAttempt,
    private readonly random: Random,
  ) {}

  static async begin(device: Device, learner: Learner, length: number, random: Random): Promise<DeviceAttempt> {
    const sectionId = SECTION_IDS[Math.floor(random() * SECTION_IDS.length)] ?? 6;
    const drawn = await asked(device, learner, () => device.page.draw(sectionId, length));
    // Practice questions include whether each option is right.
    const questions = drawn as Question[];
    const attemptId = randomUUID();
    const known = { acknowledged: new Map(), acknowledgements: 0, isFinished: false };
    const attempt: CurrentAttempt = { attemptId, questions, ...known };
    learner.attempts.push(attempt);
    const questionIds = questions.map(({ id }) => id);
    const revisions = questions.map(({ revision }) => revision);
    const body = { testType: 'practice' as const, sectionIds: [sectionId], attemptId, questionIds, revisions };
    await press(device, learner, { kind: 'start', body });
    return new DeviceAttempt(device, learner, attempt, random);
  }

  /** Answers the remaining questions. */
  answerRest = (): Promise<void> => this.answer(this.attempt.questions.length - this.place);

  /** Answers the next questions, some of them twice. Online, the person sometimes waits until all is saved. */
  async answer(count: number, { isOnline = true } = {}): Promise<void> {
    const { device, learner, attempt, random } = this;
    for (const question of attempt.questions.slice(this.place, this.place + count)) {
      this.place += 1;
      const times = random() < CHANGE_OF_MIND ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        const answerIds = choose(question, random);
        const choice = { attemptId: attempt.attemptId, questionId: question.id, answerIds, questionOrder: this.place };
        await press(device, learner, { kind: 'answer', body: choice });
      }
      if (isOnline && random() < WAITS_FOR_SAVED) await untilSaved(device, learner);
    }
  }

  /** Presses Finish and does not wait for its delivery. */
  finish = (): Promise<void> =>
    press(this.device, this.learner, { kind: 'finish', attemptId: this.attempt.attemptId, durationSeconds: 60 });

  async untilDelivered(): Promise<void> {
    await untilSaved(this.device, this.learner);
    this.attempt.isFinished = true;
  }

  /** Marks the attempt as given up. The caller must then sign out, which removes the attempt. */
  giveUp(): void {
    this.attempt.isGivenUp = true;
  }
}

/** Takes a whole test and waits until it is delivered. */
export async function takeWhole(device: Device, learner: Learner, length: number, random: Random): Promise<void> {
  const deviceAttempt = await DeviceAttempt.begin(device, learner, length, random);
  await deviceAttempt.answer(length);
  await deviceAttempt.finish();
  await deviceAttempt.untilDelivered();
}
