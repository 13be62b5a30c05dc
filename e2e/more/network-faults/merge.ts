import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '@/lib/kernel/random';
import { type Acknowledged, Device } from './device';
import { type Learner, PASSWORD, register } from './learner';
import type { Weather } from './network';
import { asked, DeviceAttempt, insist, takeWhole, untilSaved } from './person';

/** Moves the device account of a learner with two phones into the account that the learner has on a laptop. */

interface Made {
  calm: Weather;
  weather: Weather;
  random: Random;
  /** True when the test checks itself: the second phone then does not check the owner of its answers. */
  isForgetful: boolean;
}

const QUESTIONS = 4;
const PATIENCE_MS = 120_000;
const SECOND_PHONE = 0.6;
const OFFLINE_BEFORE = 0.4;
const RELOADS = 0.3;
const LAPTOP_UNDER_WAY = 0.5;
const PRESSES = [1, 2, 3];

export class Merge {
  private readonly made: Made;
  private readonly phone: Device;
  private readonly second: Device;
  private readonly laptop: Device;
  private readonly sequences = new Map<string, number>();
  private deviceId = '';
  private readonly favorites = new Set<number>();
  /** Account into which the device account moves, with the tests of all three devices. */
  owner: Learner | null = null;
  /** True if the second phone had unsent answers when the account was moved. */
  isKeptElsewhere = false;

  constructor(made: Made) {
    this.made = made;
    const device = () =>
      new Device({ ...made, isForgetful: false, hear: (acknowledged: Acknowledged) => this.hear(acknowledged) });
    [this.phone, this.second, this.laptop] = [device(), device(), device()];
  }

  /** Outbox steps that the server refused for good, and errors of the pages. */
  get refused(): string[] {
    return [this.phone, this.second, this.laptop].flatMap(({ refused }) => refused);
  }

  /** Number of answers that the server has not acknowledged. */
  get missing(): number {
    const attempts = this.owner?.attempts ?? [];
    return attempts.reduce((sum, { questions, acknowledged }) => sum + questions.length - acknowledged.size, 0);
  }

  async run(): Promise<void> {
    const { made, phone, second, laptop } = this;
    const { random } = made;
    const owner = await register(made.calm, random);
    this.owner = owner;
    await insist(() => phone.page.startDevice());
    this.deviceId = phone.page.userId() ?? '';
    const here = this.personAt(phone, owner);
    await takeWhole(phone, here, 2, random);
    const under = await DeviceAttempt.begin(phone, here, QUESTIONS, random);
    await under.answer(QUESTIONS / 2);
    await this.favor(phone, here, under);
    const onLaptop = random() < LAPTOP_UNDER_WAY ? await DeviceAttempt.begin(laptop, owner, QUESTIONS, random) : null;
    await onLaptop?.answer(1);
    const kept = random() < SECOND_PHONE ? await this.keepOnSecond(owner) : null;
    if (random() < OFFLINE_BEFORE) {
      phone.setOnline(false);
      await under.answer(1, { isOnline: false });
      phone.setOnline(true);
    }
    await Promise.all([this.move(owner), onLaptop?.answer(1)]);
    await under.answerRest();
    await under.finish();
    await under.untilDelivered();
    if (kept) await this.bringBack(kept, owner);
    await onLaptop?.answerRest();
    await onLaptop?.finish();
    await onLaptop?.untilDelivered();
    await takeWhole(second, this.personAt(second, owner), 2, random);
  }

  /** Returns the user who is signed in on the device, or the owner if nobody is signed in. */
  private personAt(device: Device, owner: Learner): Learner {
    return {
      email: owner.email,
      token: '',
      attempts: owner.attempts,
      get userId() {
        return device.page.userId() ?? owner.userId;
      },
    };
  }

  private async favor(device: Device, person: Learner, { attempt }: DeviceAttempt): Promise<void> {
    for (const { id } of attempt.questions.slice(0, 2)) {
      await asked(device, person, () => device.page.addFavorite(id));
      this.favorites.add(id);
    }
  }

  /**
   * Opens the device account on the second phone by a code. The second phone then goes offline in the middle of a test.
   */
  private async keepOnSecond(owner: Learner): Promise<DeviceAttempt> {
    const { phone, second, made } = this;
    await insist(async () => {
      if (second.page.userId() === this.deviceId) return;
      const { code } = await phone.page.makeTransferCode();
      await second.page.redeemCode(code);
    });
    const person = this.personAt(second, owner);
    const kept = await DeviceAttempt.begin(second, person, QUESTIONS, made.random);
    await kept.answer(1);
    if (made.random() < 0.5) await untilSaved(second, person);
    second.setOnline(false);
    await kept.answer(QUESTIONS - 1, { isOnline: false });
    await kept.finish();
    this.isKeptElsewhere = true;
    return kept;
  }

  /** Presses the button one or more times. Signs in again if the session was lost. */
  private async move(owner: Learner): Promise<void> {
    const { phone, made } = this;
    const deadline = Date.now() + PATIENCE_MS;
    const presses = PRESSES[Math.floor(made.random() * PRESSES.length)] ?? 1;
    let beside: Awaited<ReturnType<Device['page']['signInBeside']>> | null = null;
    while (phone.page.userId() !== owner.userId) {
      if (Date.now() > deadline) throw new Error('The account was never moved');
      try {
        if (phone.page.userId() === undefined) await phone.page.signIn(owner.email, PASSWORD);
        beside ??= await phone.page.signInBeside(owner.email, PASSWORD);
        const account = beside;
        const pressed = Array.from({ length: presses }, () => phone.page.moveTo(account));
        // Ignores errors of presses whose page was closed.
        for (const press of pressed) press.catch(() => undefined);
        if (made.random() < RELOADS) {
          await sleep(made.random() * 200);
          phone.reload();
          beside = null;
          continue;
        }
        await Promise.all(pressed);
      } catch {
        await sleep(50);
      }
    }
    await insist(() => phone.page.claimMerged());
  }

  /**
   * Reconnects the second phone. Its session has ended together with the device account, so its user signs in to the
   * other account.
   */
  private async bringBack(kept: DeviceAttempt, owner: Learner): Promise<void> {
    const { second, made } = this;
    second.setOnline(true);
    const deadline = Date.now() + PATIENCE_MS;
    while (second.page.userId() !== owner.userId) {
      if (Date.now() > deadline) throw new Error('The second phone was never signed out');
      if (second.page.userId() === undefined) await insist(() => second.page.signIn(owner.email, PASSWORD));
      else second.nudge();
      await sleep(50);
    }
    if (!made.isForgetful) await insist(() => second.page.claimMerged());
    void second.page.flushOutbox();
    await kept.untilDelivered();
  }

  /** Checks that the device account no longer exists and that each favorite is stored once. */
  async look(databaseUrl: string): Promise<{ isGone: boolean; favorites: boolean }> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows: users } = await client.query('SELECT 1 FROM users WHERE id = $1', [this.deviceId]);
      const { rows } = await client.query<{ id: number }>(
        'SELECT question_id AS id FROM favorites WHERE user_id = $1 ORDER BY 1',
        [this.owner?.userId],
      );
      const wanted = [...this.favorites].sort((one, other) => one - other);
      return {
        isGone: users.length === 0,
        favorites: JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(wanted),
      };
    } finally {
      await client.end();
    }
  }

  private hear({ attemptId, questionId, answerIds, sequence }: Acknowledged): void {
    const attempt = this.owner?.attempts.find((one) => one.attemptId === attemptId);
    const key = `${attemptId} ${questionId}`;
    if (!attempt || sequence < (this.sequences.get(key) ?? 0)) return;
    this.sequences.set(key, sequence);
    attempt.acknowledged.set(questionId, answerIds);
    attempt.acknowledgements += 1;
  }
}
