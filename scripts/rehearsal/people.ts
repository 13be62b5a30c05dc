import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CurrentAttempt,
  choose,
  type Learner,
  type Question,
  register,
  takeTest,
} from '@/e2e/network-faults/learner';
import { type Sent, Weather } from '@/e2e/network-faults/network';
import { inTime } from '@/e2e/network-faults/patience';
import { type Random, seededRandom } from '@/lib/kernel/random';

/** Who uses the cluster while it breaks: learners over a bad network, one who answers without a pause, and one who only reads. */

const LEARNERS = 4;
const ROUGHNESS = 0.15;
const WRITE_EVERY_MS = 60;
const WRITE_PATIENCE_MS = 2_000;
const GIVE_UP_MS = 120_000;
const READ_EVERY_MS = 100;
/** A page that has not come by then is no page. */
const READ_PATIENCE_MS = 10_000;
const SECTION = 6;

const MOST_ODD = 50;

/** Notes when answers are acknowledged, and what nobody expects. */
class Watched extends Weather {
  readonly acknowledgedAt: number[] = [];
  readonly odd: string[] = [];

  override hear(sent: Sent, response: Response): void {
    super.hear(sent, response);
    const { status } = response;
    if (status >= 400 && status < 500 && this.odd.length < MOST_ODD) {
      const at = new Date().toISOString();
      const tell = (body: string) => this.odd.push(`${at} ${status} ${sent.method} ${sent.path} ${body.slice(0, 200)}`);
      response
        .clone()
        .text()
        .then(tell, () => tell('cut off'));
    }
    if (sent.path === '/api/test/answer' && response.status === 200) this.acknowledgedAt.push(Date.now());
  }
}

export interface Read {
  path: string;
  at: number;
  ms: number;
  /** 0: nothing came. */
  status: number;
}

const PUBLIC = ['/', '/study/core', '/api/sections', '/api/sections/6/questions/mock', '/api/calibration'];
const OWN = [`/api/sections/${SECTION}/questions/random?limit=5`, '/api/statistics/user', '/api/favorites/count'];

export class People {
  readonly weather: Watched;
  private readonly calm: Watched;
  readonly learners: Learner[] = [];
  readonly reads: Read[] = [];
  /** What had to be asked again by those whose network is good. */
  readonly failed: string[] = [];
  /** Why a learner gave up. */
  readonly stopped: string[] = [];
  private isOver = false;
  private work: Promise<void>[] = [];

  constructor(
    private readonly url: string,
    private readonly seed: number,
    /** Whether everybody's network is good, and answers come as fast as they can. */
    private readonly options: { isCalm?: boolean } = {},
  ) {
    this.weather = new Watched(url, ROUGHNESS);
    this.calm = new Watched(url, 0);
  }

  /** When answers were acknowledged, oldest first. */
  get acknowledgedAt(): number[] {
    return [...this.weather.acknowledgedAt, ...this.calm.acknowledgedAt].sort((one, other) => one - other);
  }

  get broken(): string[] {
    return [...this.weather.broken, ...this.calm.broken];
  }

  get odd(): string[] {
    return [...this.weather.odd, ...this.calm.odd];
  }

  get statuses(): Record<string, number> {
    const all = new Map<number, number>();
    for (const { statuses } of [this.weather, this.calm]) {
      for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count);
    }
    return Object.fromEntries([...all].sort(([one], [other]) => one - other));
  }

  async begin(): Promise<void> {
    const random = seededRandom(this.seed);
    for (let number = 0; number < LEARNERS + 1; number += 1) this.learners.push(await register(this.calm, random));
    const [writer, ...others] = this.learners;
    if (!writer) throw new Error('Nobody has registered');
    this.work = [
      this.keepAt(() => this.write(writer, random)),
      this.keepAt(() => this.read(writer)),
      ...others.map((learner, number) => {
        const own = seededRandom(this.seed + number + 1);
        return this.keepAt(() =>
          this.options.isCalm ? this.write(learner, own) : takeTest(this.weather, learner, own),
        );
      }),
    ];
  }

  /** Everybody finishes what they are at. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.work);
  }

  private async keepAt(work: () => Promise<void>): Promise<void> {
    try {
      while (!this.isOver) await work();
    } catch (error) {
      this.stopped.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** One attempt, whose questions are answered in turn, again and again, each until it is acknowledged. */
  private async write(writer: Learner, random: Random): Promise<void> {
    const attempt = await this.start(writer);
    const deviceId = randomUUID();
    for (let sequence = 1; !this.isOver; sequence += 1) {
      const question = attempt.questions[sequence % attempt.questions.length];
      if (!question) throw new Error('The paper is empty');
      const answerIds = choose(question, random);
      const body = { attemptId: attempt.attemptId, questionId: question.id, answerIds, deviceId, sequence };
      const sent = { method: 'POST', path: '/api/test/answer', body: { ...body, timeSpentSeconds: 1 } };
      await this.insist(writer, sent);
      attempt.acknowledged.set(question.id, answerIds);
      attempt.acknowledgements += 1;
      await sleep(WRITE_EVERY_MS);
    }
    await this.insist(writer, { method: 'POST', path: `/api/test/${attempt.attemptId}/finish`, body: {} });
    attempt.isFinished = true;
  }

  private async start(writer: Learner): Promise<CurrentAttempt> {
    const drawn = await this.insist(writer, {
      method: 'GET',
      path: `/api/sections/${SECTION}/questions/random?limit=10`,
    });
    const questions = Object.values(drawn) as Question[];
    const known = { acknowledged: new Map(), acknowledgements: 0, isFinished: false };
    const attempt: CurrentAttempt = { attemptId: randomUUID(), questions, ...known };
    writer.attempts.push(attempt);
    const body = {
      ...{ testType: 'practice', sectionId: SECTION, attemptId: attempt.attemptId },
      ...{ questionIds: questions.map(({ id }) => id), revisions: questions.map(({ revision }) => revision) },
    };
    await this.insist(writer, { method: 'POST', path: '/api/test/start', body });
    attempt.isStarted = true;
    return attempt;
  }

  /** Asks at once again where nothing comes within two seconds: how long writing was away is to be seen. */
  private async insist(learner: Learner, sent: Sent): Promise<Record<string, unknown>> {
    const deadline = Date.now() + GIVE_UP_MS;
    while (Date.now() < deadline) {
      const response = await this.ask(learner, sent, WRITE_PATIENCE_MS).catch(() => null);
      if (!response?.ok) this.failed.push(`${response?.status ?? 'nothing'} ${sent.method} ${sent.path}`);
      if (response) {
        this.calm.hear(sent, response);
        const { data } = (await response.json().catch(() => ({}))) as { data?: Record<string, unknown> };
        if (response.status < 300) return data ?? {};
        if (response.status === 401) await this.signInAgain(learner);
        else if (response.status < 500 && response.status !== 429) {
          throw new Error(`${sent.method} ${sent.path}: ${response.status}`);
        }
      }
      await sleep(WRITE_EVERY_MS);
    }
    throw new Error(`${sent.method} ${sent.path} was never answered`);
  }

  private async signInAgain(learner: Learner): Promise<void> {
    const body = { email: learner.email, password: 'a long enough sentence' };
    const nobody = { ...learner, token: '' };
    const response = await this.ask(nobody, { method: 'POST', path: '/auth/login', body }, READ_PATIENCE_MS).catch(
      () => null,
    );
    if (response?.ok) learner.token = ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
  }

  private async read(reader: Learner): Promise<void> {
    for (const path of [...PUBLIC, ...OWN]) {
      if (this.isOver) return;
      const at = Date.now();
      const learner = OWN.includes(path) ? reader : { ...reader, token: '' };
      const response = await this.ask(learner, { method: 'GET', path }, READ_PATIENCE_MS).catch(() => null);
      // A token that has run out is the writer's to renew, and no gap.
      if (response?.status !== 401) this.reads.push({ path, at, ms: Date.now() - at, status: response?.status ?? 0 });
      await sleep(READ_EVERY_MS);
    }
  }

  private ask(learner: Learner, { method, path, body }: Sent, patienceMs: number): Promise<Response> {
    return inTime(patienceMs, async (signal) => {
      const response = await fetch(`${this.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(learner.token ? { authorization: `Bearer ${learner.token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      const { status, headers } = response;
      return new Response(status === 204 ? null : await response.text(), { status, headers });
    });
  }
}
