import { withOwner } from '@/e2e/fixtures/database';
import type { Random } from '@/lib/kernel/random';
import { type Acknowledged, Device } from './device';
import type { Learner } from './learner';
import type { Weather } from './network';
import { asked, DeviceAttempt, insist, signIn, signOut, takeWhole, untilSaved } from './person';

/**
 * A learner with a phone and a tablet, and a guest who uses both. The tablet acts while the phone is in the middle of a
 * test.
 */

interface Made {
  owner: Learner;
  guest: Learner;
  weather: Weather;
  random: Random;
  /** True when the test checks itself: the phone then cannot send delivered steps again. */
  isForgetful: boolean;
}

const QUESTIONS = 6;
const HALF = QUESTIONS / 2;
const LEAVES_WITHOUT_NETWORK = 0.15;
const RELOADS = 0.3;
const WAS_AWAY = 0.8;

export const DEEDS = [
  'sign-in and sign-out',
  'clean-up',
  'clean-up after two days',
  'switch of accounts',
  'test of its own',
  'test given up',
  'sign-out without network',
  'sign-out of all other devices',
] as const;
export type Deed = (typeof DEEDS)[number];

export class Household {
  readonly owner: Learner;
  readonly guest: Learner;
  private readonly random: Random;
  private readonly phone: Device;
  private readonly tablet: Device;
  private readonly sequences = new Map<string, number>();
  /** Number of tests that clean-ups have removed. */
  removed = 0;

  constructor({ owner, guest, weather, random, isForgetful }: Made) {
    this.owner = owner;
    this.guest = guest;
    this.random = random;
    const hear = (acknowledged: Acknowledged) => this.hear(acknowledged);
    this.phone = new Device({ weather, random, isForgetful, hear });
    this.tablet = new Device({ weather, random, isForgetful: false, hear });
  }

  /** Actions of the learner that the server rejected for good, and errors thrown in the page. */
  get refused(): string[] {
    return [...this.phone.refused, ...this.tablet.refused];
  }

  /** Takes one test on the phone while the tablet performs an action. */
  async round(deed: Deed): Promise<void> {
    const { phone, owner, random } = this;
    const deviceAttempt = await DeviceAttempt.begin(phone, owner, QUESTIONS, random);
    await deviceAttempt.answer(HALF);
    if (deed === 'clean-up after two days') await untilSaved(phone, owner);
    const done = this.act(deed, deviceAttempt);
    if (deed === 'clean-up after two days' && random() < WAS_AWAY) await done;
    if (random() < RELOADS) phone.reload();
    await Promise.all([done, deviceAttempt.answer(HALF)]);
    if (random() < LEAVES_WITHOUT_NETWORK) await this.leavePhone(deviceAttempt);
    else await deviceAttempt.finish();
    await deviceAttempt.untilDelivered();
  }

  /** Leaves the last answers and the finish of a test unsent on the phone while the guest uses it. */
  private async leavePhone(deviceAttempt: DeviceAttempt): Promise<void> {
    const { phone, guest, random } = this;
    // Signs in before going offline, because signing in needs the network.
    await signIn(phone, deviceAttempt.learner);
    phone.setOnline(false);
    await deviceAttempt.finish();
    await signOut(phone);
    phone.setOnline(true);
    await takeWhole(phone, guest, 2, random);
    await signOut(phone);
  }

  private async act(deed: Deed, deviceAttempt: DeviceAttempt): Promise<void> {
    const { tablet, owner, guest, random } = this;
    await signIn(tablet, owner);
    switch (deed) {
      case 'sign-in and sign-out':
        return signOut(tablet);
      case 'clean-up':
        return this.cleanUp();
      case 'clean-up after two days':
        await insist(() => letTwoDaysPass(deviceAttempt.attempt.attemptId));
        return this.cleanUp();
      case 'switch of accounts':
        await signOut(tablet);
        await takeWhole(tablet, guest, 2, random);
        await signOut(tablet);
        return signIn(tablet, owner);
      case 'test of its own':
        return takeWhole(tablet, owner, 2, random);
      case 'test given up': {
        const own = await DeviceAttempt.begin(tablet, owner, 2, random);
        await own.answer(1);
        own.giveUp();
        return signOut(tablet);
      }
      case 'sign-out without network':
        tablet.setOnline(false);
        await signOut(tablet);
        tablet.setOnline(true);
        return tablet.page.deliverSignOuts();
      case 'sign-out of all other devices':
        return this.signOutOthers();
    }
  }

  private async cleanUp(): Promise<void> {
    const { removed } = await asked(this.tablet, this.owner, () => this.tablet.page.cleanUp());
    this.removed += removed;
  }

  private async signOutOthers(): Promise<void> {
    const { tablet, owner } = this;
    const devices = await asked(tablet, owner, () => tablet.page.listDevices());
    for (const { id } of devices.filter(({ isCurrent }) => !isCurrent)) {
      await asked(tablet, owner, () => tablet.page.signOutDevice(id));
    }
  }

  private hear({ attemptId, questionId, answerIds, sequence }: Acknowledged): void {
    const attempt = [...this.owner.attempts, ...this.guest.attempts].find((one) => one.attemptId === attemptId);
    const key = `${attemptId} ${questionId}`;
    // Ignores an acknowledgment of an older choice, which may arrive late or twice.
    if (!attempt || sequence < (this.sequences.get(key) ?? 0)) return;
    this.sequences.set(key, sequence);
    attempt.acknowledged.set(questionId, answerIds);
    attempt.acknowledgements += 1;
  }
}

/**
 * Makes the test look as if the phone had been off for two days. Clean-ups remove a test that was idle for more than a
 * day.
 */
const letTwoDaysPass = (attemptId: string): Promise<void> =>
  withOwner(async (client) => {
    await client.query('BEGIN');
    await client.query(
      `UPDATE attempts SET created_at = created_at - interval '2 days', started_at = started_at - interval '2 days' WHERE id = $1`,
      [attemptId],
    );
    await client.query(`UPDATE attempt_questions SET chosen_at = chosen_at - interval '2 days' WHERE attempt_id = $1`, [
      attemptId,
    ]);
    await client.query('COMMIT');
  });
