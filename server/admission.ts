import { type Rate, TokenBucket } from './token-bucket';

/**
 * How much of this process one client may use. Work is counted in milliseconds of the processor, as the declarations estimate it:
 * each client has an allowance that fills up again, waits in a queue of its own when it is used up or when enough of its requests
 * are running, and is refused only when that queue would take too long. So a client that asks for too much slows down itself.
 *
 * While others answer it may use less of what it has saved, because work that takes thirty milliseconds in one piece is felt in each
 * answer that comes meanwhile; and once half of that is used up, its next request starts while no answer of another client is being
 * worked on.
 */

export type ClientKind = 'account' | 'address' | 'files' | 'refusals' | 'metrics';

export interface Allowance extends Rate {
  /** What it has while others answer, of the same work. */
  besideAnswers: Rate;
  /** Milliseconds of work that run at once; a single request may be more. */
  atOnce: number;
  /** Heavy requests that run at once, besides. They take so long that they must not hold up anything else of their client. */
  heavyAtOnce: number;
  /** Urgent requests have as many places again, so that a client's others cannot fill the queue before them. */
  mostWaiting: number;
}

/** Of small pieces of work, which nobody notices in an answer. */
const always = (perSecond: number, burst: number) => ({ perSecond, burst, besideAnswers: { perSecond, burst } });

export const ALLOWANCES: Record<ClientKind, Allowance> = {
  // Four pages in five seconds without end, and ten at once; a person reads one in ten seconds. Beside answers four at once. One page
  // runs at a time, or four answers: others wait behind no more than that.
  account: {
    ...{ perSecond: 24, burst: 300, besideAnswers: { perSecond: 24, burst: 120 } },
    ...{ atOnce: 12, heavyAtOnce: 1, mostWaiting: 64 },
  },
  // Everybody behind one connection who has not signed in yet: forty phones of a classroom sign in within a minute. Passwords take so
  // long that beside answers, too, those are what they wait for.
  address: {
    ...{ perSecond: 240, burst: 3_000, besideAnswers: { perSecond: 100, burst: 600 } },
    ...{ atOnce: 80, heavyAtOnce: 2, mostWaiting: 256 },
  },
  // What is sent from memory, to everybody behind one connection: forty phones load the whole site in a few seconds.
  files: { ...always(100, 400), atOnce: 100, heavyAtOnce: 1, mostWaiting: 500 },
  // What is turned away unread, apart from the files, so that its sender slows down nobody's pages: a hundred a second.
  refusals: { ...always(20, 200), atOnce: 40, heavyAtOnce: 1, mostWaiting: 100 },
  // A monitor asks four times a minute; this is four times a second.
  metrics: { ...always(20, 100), atOnce: 5, heavyAtOnce: 1, mostWaiting: 10 },
};

/** How long answers of other people can hold up a request of a client that has asked for a lot. */
const MOST_HELD_MS = 250;
/** A learner counts as answering until so long after the last answer began: they think for longer, and then nothing is in their way. */
const ANSWERS_LAST_MS = 1_000;
/** What a client has used up while nobody answered keeps it waiting for no longer than this once another client does. */
const LONGEST_REST_MS = 2_000;
/** How long a request may wait in its client's queue; an answer or a sign-in is worth more patience. */
const PATIENCE_MS = { urgent: 30_000, ordinary: 5_000 };
const SWEEP_MS = 10_000;

export interface Ask {
  kind: ClientKind;
  /** Names the client among those of its kind. */
  client: string;
  /** Milliseconds of work, estimated. */
  cost: number;
  isHeavy: boolean;
  /** Goes before what waits of the same client, and may wait for longer. */
  isUrgent: boolean;
  /** What a learner has chosen: while it is worked on, clients that have asked for a lot wait. */
  isAnswer?: boolean;
  /** Was admitted before and has given its place back meanwhile: it costs nothing more, and is never refused. */
  isPaid?: boolean;
  start: () => void;
  /** Called instead of `start` with the time after which it is worth another try. */
  refuse: (waitMs: number) => void;
}

/** To be called once the request has ended or its client is gone; more often does no harm. */
export type Leave = () => void;

interface Waiting extends Ask {
  since: number;
  state: 'waiting' | 'running' | 'ended';
}

interface Client {
  key: string;
  allowance: Allowance;
  saved: TokenBucket;
  /** Of what it may use while others answer. */
  savedBeside: TokenBucket;
  running: number;
  heavy: number;
  /** That are being worked on. */
  answers: number;
  queue: Waiting[];
  timer: NodeJS.Timeout | null;
}

function patienceOf({ isPaid, isUrgent }: Ask): number {
  if (isPaid) return Number.POSITIVE_INFINITY;
  return isUrgent ? PATIENCE_MS.urgent : PATIENCE_MS.ordinary;
}

/** Milliseconds of work that are still to be taken from the allowance. */
const priceOf = ({ isPaid, cost }: Ask): number => (isPaid ? 0 : cost);

function isFull({ queue, allowance: { mostWaiting } }: Client, { isPaid, isUrgent }: Ask): boolean {
  return !isPaid && queue.length >= (isUrgent ? 2 * mostWaiting : mostWaiting);
}

function scale<T extends object>(allowance: T, factor: number): T {
  const entries = Object.entries(allowance).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.max(1, value * factor) : scale(value, factor),
  ]);
  return Object.fromEntries(entries) as T;
}

const fits = ({ running, heavy, allowance }: Client, { cost, isHeavy }: Ask): boolean =>
  isHeavy ? heavy < allowance.heavyAtOnce : running === 0 || running + cost <= allowance.atOnce;

const sumOf = (queue: readonly Ask[]): number => queue.reduce((sum, one) => sum + priceOf(one), 0);

export class Admission {
  private readonly clients = new Map<string, Client>();
  /** How many clients have answers that are being worked on. */
  private answering = 0;
  /** Who answered last and when that began, and the same of the last one before that was another client. */
  private latest = { key: '', at: Number.NEGATIVE_INFINITY };
  private before = this.latest;
  /** Clients with a request that waits for answers of others only. */
  private readonly held = new Set<Client>();

  /** `factor` multiplies every allowance (`RATE_LIMIT_FACTOR`); `now` in milliseconds. */
  constructor(
    private readonly factor: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Starts at once, later, or never; exactly one of `start` and `refuse` is called, unless the client leaves before. */
  ask(asked: Ask): Leave {
    const client = this.find(asked.kind, asked.client);
    const waiting: Waiting = { since: this.now(), state: 'waiting', ...asked };
    if (client.queue.length === 0 && this.canStart(client, waiting)) this.begin(client, waiting);
    else this.queueOrRefuse(client, waiting);
    return () => this.leave(client, waiting);
  }

  private queueOrRefuse(client: Client, waiting: Waiting): void {
    const waitMs = this.waitBehind(client, waiting);
    if (isFull(client, waiting) || waitMs > patienceOf(waiting)) refuse(waiting, waitMs);
    else this.enqueue(client, waiting);
  }

  private find(kind: ClientKind, name: string): Client {
    const key = `${kind} ${name}`;
    const known = this.clients.get(key);
    if (known) {
      this.fill(known);
      return known;
    }
    const allowance = scale(ALLOWANCES[kind], this.factor);
    const saved = new TokenBucket(allowance, this.now());
    const savedBeside = new TokenBucket(allowance.besideAnswers, this.now(), LONGEST_REST_MS);
    const client: Client = {
      ...{ key, allowance, saved, savedBeside },
      ...{ running: 0, heavy: 0, answers: 0, queue: [], timer: null },
    };
    this.clients.set(key, client);
    return client;
  }

  private fill({ saved, savedBeside }: Client): void {
    saved.fill(this.now());
    savedBeside.fill(this.now());
  }

  /** Milliseconds for which another client still counts as answering. */
  private othersAnswer({ key }: Client): number {
    const { at } = this.latest.key === key ? this.before : this.latest;
    return Math.max(0, at + ANSWERS_LAST_MS - this.now());
  }

  /** Milliseconds until there is an allowance for a request behind those that wait of its client. */
  private waitBehind(client: Client, one: Ask): number {
    // A heavy one that waits lets light ones pass.
    const ahead = sumOf(client.queue.filter((other) => one.isHeavy || !other.isHeavy));
    const waitMs = client.saved.waitBehind(ahead);
    if (one.isAnswer || this.othersAnswer(client) === 0) return waitMs;
    return Math.max(waitMs, client.savedBeside.waitBehind(ahead));
  }

  private enqueue(client: Client, waiting: Waiting): void {
    const goesAhead = ({ isPaid, isUrgent }: Ask) => isPaid || isUrgent;
    const behind = client.queue.findIndex((one) => !goesAhead(one));
    if (goesAhead(waiting) && behind >= 0) client.queue.splice(behind, 0, waiting);
    else client.queue.push(waiting);
    // What waits for another reason lets it pass.
    this.drain(client);
  }

  private leave(client: Client, one: Waiting): void {
    if (one.state === 'ended') return;
    if (one.state === 'waiting') client.queue = client.queue.filter((other) => other !== one);
    else if (one.isHeavy) client.heavy -= 1;
    else client.running = Math.max(0, client.running - one.cost);
    if (one.state === 'running' && one.isAnswer) this.endAnswer(client);
    one.state = 'ended';
    this.drain(client);
  }

  private canStart(client: Client, one: Waiting): boolean {
    return this.hasAllowance(client, one) && fits(client, one) && !this.makesRoom(client, one);
  }

  private hasAllowance(client: Client, one: Waiting): boolean {
    if (one.isPaid) return true;
    return client.saved.isThere && (one.isAnswer || client.savedBeside.isThere || this.othersAnswer(client) === 0);
  }

  private makesRoom(client: Client, one: Waiting): boolean {
    if (one.isAnswer || client.savedBeside.isMoreThanHalf) return false;
    const ofOthers = this.answering - (client.answers > 0 ? 1 : 0);
    return ofOthers > 0 && this.now() - one.since < MOST_HELD_MS;
  }

  private begin(client: Client, one: Waiting): void {
    client.saved.spend(priceOf(one));
    if (!one.isAnswer) client.savedBeside.spend(priceOf(one));
    if (one.isHeavy) client.heavy += 1;
    else client.running += one.cost;
    if (one.isAnswer) this.beginAnswer(client);
    one.state = 'running';
    one.start();
  }

  private beginAnswer(client: Client): void {
    const { key } = client;
    if (client.answers === 0) this.answering += 1;
    client.answers += 1;
    if (this.latest.key !== key) this.before = this.latest;
    this.latest = { key, at: this.now() };
  }

  private endAnswer(client: Client): void {
    client.answers -= 1;
    if (client.answers === 0) this.answering -= 1;
    // To clear an empty set would make a new table for it.
    if (this.answering > 1 || this.held.size === 0) return;
    const held = [...this.held];
    this.held.clear();
    for (const one of held) this.drain(one);
  }

  private drain(client: Client): void {
    if (client.queue.length > 0) this.startWaiting(client);
    this.wake(client);
  }

  private startWaiting(client: Client): void {
    this.fill(client);
    const late = client.queue.filter((one) => this.now() - one.since >= patienceOf(one));
    client.queue = client.queue.filter((one) => !late.includes(one));
    for (const one of [...client.queue]) {
      // A heavy one that has to wait lets the light ones behind it pass, and the reverse. Starting one may have made another leave.
      if (one.state !== 'waiting' || !this.canStart(client, one)) continue;
      client.queue = client.queue.filter((other) => other !== one);
      this.begin(client, one);
    }
    for (const one of late) refuse(one, this.waitBehind(client, one));
  }

  /** Looks again when there is an allowance, or when the patience of a request ends. */
  private wake(client: Client): void {
    if (client.timer) clearTimeout(client.timer);
    client.timer = null;
    if (client.queue.length === 0) return;
    const untilPatienceEnds = Math.min(...client.queue.map((one) => one.since + patienceOf(one) - this.now()));
    const waitMs = Math.max(1, Math.min(untilPatienceEnds, this.untilFilled(client), this.untilLetGo(client)));
    // Then it is the end of another one that makes room.
    if (waitMs === Number.POSITIVE_INFINITY) return;
    client.timer = setTimeout(() => this.drain(client), waitMs).unref();
  }

  /** Milliseconds until something of the allowance is there that is missing now. */
  private untilFilled(client: Client): number {
    if (!client.saved.isThere) return client.saved.waitBehind(0) + 1;
    const answersLastMs = this.othersAnswer(client);
    if (client.savedBeside.isThere || answersLastMs === 0) return Number.POSITIVE_INFINITY;
    return Math.min(client.savedBeside.waitBehind(0), answersLastMs) + 1;
  }

  /** Milliseconds until answers of others have held up the first one for long enough. */
  private untilLetGo(client: Client): number {
    const held = client.queue.find(
      (one) => this.hasAllowance(client, one) && fits(client, one) && this.makesRoom(client, one),
    );
    if (!held) {
      this.held.delete(client);
      return Number.POSITIVE_INFINITY;
    }
    this.held.add(client);
    return held.since + MOST_HELD_MS - this.now();
  }

  /** Forgets those that have all of their allowance, as a new client has. */
  private sweep(): void {
    for (const client of this.clients.values()) {
      this.fill(client);
      const isIdle = client.running === 0 && client.heavy === 0 && client.queue.length === 0;
      if (isIdle && client.saved.isFull && client.savedBeside.isFull) this.clients.delete(client.key);
    }
  }
}

function refuse(one: Waiting, waitMs: number): void {
  one.state = 'ended';
  one.refuse(Math.max(1_000, waitMs));
}
