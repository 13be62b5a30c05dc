import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEndpoints } from '@/scripts/lib/endpoint-manifest';
import { Admission, ALLOWANCES, type Ask } from './admission';

const { account, address } = ALLOWANCES;
let time = 0;
/** How often the time was asked for: nothing is looked at without it. */
let looks = 0;
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  // A server that has run for an hour.
  time = 3_600_000;
  admission = new Admission(1, clock);
});

const clock = () => {
  looks += 1;
  return time;
};

const pass = (ms: number) => {
  time += ms;
  vi.advanceTimersByTime(ms);
};

/** How often anything is looked at while the time passes in steps of ten milliseconds. */
function looksIn(ms: number): number {
  looks = 0;
  for (let at = 0; at < ms; at += 10) pass(10);
  return looks;
}

/** One request; what has become of it, and how it ends. */
function ask(more: Partial<Ask> = {}) {
  const seen = { state: 'waiting', waitMs: 0 };
  const leave = admission.ask({
    ...{ kind: 'account', client: 'one', cost: 10, isHeavy: false, isUrgent: false },
    start: () => {
      seen.state = 'running';
    },
    refuse: (waitMs) => Object.assign(seen, { state: 'refused', waitMs }),
    ...more,
  });
  return { seen, leave };
}

/** Uses up what a client has saved. */
function spend(client = 'one') {
  ask({ client, cost: account.burst }).leave();
}

describe('a client', () => {
  it('uses what it has saved up at once, then as much as is added', () => {
    spend();
    const { seen } = ask();
    expect(seen.state).toBe('waiting');
    pass(100);
    expect(seen.state).toBe('running');
  });

  it('is refused where its queue would take too long, with the time after which to come again', () => {
    spend();
    ask({ cost: account.perSecond * 6 });
    const { seen } = ask();
    expect(seen).toEqual({ state: 'refused', waitMs: 6_000 });
  });

  it('is not refused what its queue lets in within its patience', () => {
    spend();
    ask({ cost: account.perSecond * 5 });
    expect(ask().seen.state).toBe('waiting');
  });

  it.each(describeEndpoints().endpoints)(
    'is not refused its next page after $method $path, however little it had left',
    (one) => {
      ask({ cost: account.burst - 1 }).leave();
      ask({ cost: one.cost, isHeavy: one.isHeavy }).leave();
      expect(ask({ cost: 30 }).seen.state).not.toBe('refused');
    },
  );

  it('is not refused something light for what is heavy and waits', () => {
    spend();
    expect(ask({ cost: account.perSecond * 6, isHeavy: true }).seen.state).toBe('waiting');
    expect(ask().seen.state).toBe('waiting');
  });

  it('does not make another one wait', () => {
    spend();
    for (let count = 0; count < 40; count += 1) ask();
    expect(ask({ client: 'other' }).seen.state).toBe('running');
  });

  it('runs so much at once, and the next when one has ended', () => {
    const first = ask({ cost: account.atOnce });
    const next = ask();
    expect(next.seen.state).toBe('waiting');
    first.leave();
    first.leave();
    expect(next.seen.state).toBe('running');
  });

  it('runs four answers at once, and no fifth', () => {
    const answers = Array.from({ length: 5 }, () => answer('one').seen.state);
    expect(answers).toEqual([...Array(4).fill('running'), 'waiting']);
  });

  it('runs more at once where the operator has multiplied what each may use', () => {
    admission = new Admission(3, clock);
    const pages = Array.from({ length: 4 }, () => ask({ cost: account.atOnce }).seen.state);
    expect(pages).toEqual(['running', 'running', 'running', 'waiting']);
  });

  it('has no more room for having left twice, or for having been refused', () => {
    const first = ask({ cost: account.atOnce });
    const second = ask({ cost: account.atOnce });
    const refused = ask({ cost: account.atOnce });
    first.leave();
    first.leave();
    pass(5_000);
    expect([second.seen.state, refused.seen.state]).toEqual(['running', 'refused']);
    refused.leave();
    expect(ask().seen.state).toBe('waiting');
  });

  it('may send one that costs more than may run at once', () => {
    expect(ask({ cost: 2 * account.atOnce }).seen.state).toBe('running');
  });

  it('has one heavy request at a time, beside which the others go on', () => {
    const heavy = { isHeavy: true, cost: 60 };
    const first = ask(heavy);
    const second = ask(heavy);
    expect(second.seen.state).toBe('waiting');
    expect(ask().seen.state).toBe('running');
    first.leave();
    expect(second.seen.state).toBe('running');
  });

  it('has its answers go before whatever else of it waits', () => {
    const running = ask({ cost: account.atOnce });
    const page = ask({ cost: account.atOnce });
    const answer = ask({ cost: account.atOnce, isUrgent: true });
    running.leave();
    expect([answer.seen.state, page.seen.state]).toEqual(['running', 'waiting']);
  });

  it('has room in its queue for answers when all else fills it', () => {
    const { leave } = ask({ cost: account.atOnce });
    const others = Array.from({ length: account.mostWaiting + 1 }, () => ask({ cost: 0.1 }).seen);
    expect(others.at(-1)?.state).toBe('refused');
    const answers = Array.from({ length: account.mostWaiting + 1 }, () => ask({ cost: 0.1, isUrgent: true }).seen);
    expect([answers.at(-2)?.state, answers.at(-1)?.state]).toEqual(['waiting', 'refused']);
    leave();
    expect(answers[0]?.state).toBe('running');
  });

  it('that has gone waits for nothing, and holds nobody up', () => {
    const running = ask({ cost: account.atOnce });
    const gone = ask({ cost: account.atOnce });
    const next = ask({ cost: account.atOnce });
    gone.leave();
    running.leave();
    expect([gone.seen.state, next.seen.state]).toEqual(['waiting', 'running']);
    pass(60_000);
    expect([gone.seen.state, next.seen.state]).toEqual(['waiting', 'running']);
  });

  it('whose request goes because another one of it has begun does not have it begun as well', () => {
    const running = ask({ cost: account.atOnce });
    const gone: ReturnType<typeof ask>[] = [];
    ask({ cost: 1, start: () => gone[0]?.leave() });
    gone.push(ask({ cost: 1 }));
    running.leave();
    expect(gone[0]?.seen.state).toBe('waiting');
  });

  it('whose requests never end is told so after its patience', () => {
    ask({ cost: account.atOnce });
    const urgent = ask({ isUrgent: true });
    const { seen } = ask();
    pass(4_999);
    expect(seen.state).toBe('waiting');
    pass(1);
    expect([seen.state, urgent.seen.state]).toEqual(['refused', 'waiting']);
    pass(24_999);
    expect(urgent.seen.state).toBe('waiting');
    pass(1);
    expect(urgent.seen.state).toBe('refused');
  });

  it('that was refused is out of the queue, which takes as many again', () => {
    ask({ cost: account.atOnce });
    const fill = () => Array.from({ length: account.mostWaiting }, () => ask({ cost: 0.1 }).seen);
    const first = fill();
    pass(5_000);
    expect(new Set(first.map(({ state }) => state))).toEqual(new Set(['refused']));
    expect(new Set(fill().map(({ state }) => state))).toEqual(new Set(['waiting']));
  });

  it('is refused and not begun as well when it is looked at too late', () => {
    const running = ask({ cost: account.atOnce });
    const begun: string[] = [];
    ask({ start: () => begun.push('late') });
    // The process is so busy that no timer comes in time.
    time += 6_000;
    running.leave();
    expect(begun).toEqual([]);
    expect(ask({ cost: account.atOnce }).seen.state).toBe('running');
  });

  it('whose queue is full gets nothing more in, not even what would fit beside what runs', () => {
    ask({ cost: 3 });
    for (let count = 0; count < account.mostWaiting; count += 1) ask({ cost: account.atOnce });
    expect(ask({ cost: 3 }).seen.state).toBe('refused');
  });

  it('is not refused after it has waited and begun', () => {
    const running = ask({ cost: account.atOnce });
    const next = ask({ cost: 3 });
    running.leave();
    ask({ cost: account.atOnce });
    pass(10_000);
    expect(next.seen.state).toBe('running');
  });

  it('that gives its place back and wants it again pays nothing more, is not refused, and goes first', () => {
    const { leave } = ask({ cost: account.burst });
    const before = ask();
    const again = ask({ cost: account.atOnce, isPaid: true });
    expect([before.seen.state, again.seen.state]).toEqual(['waiting', 'waiting']);
    pass(60_000);
    expect([before.seen.state, again.seen.state]).toEqual(['refused', 'waiting']);
    const another = ask({ isPaid: true });
    leave();
    expect([again.seen.state, another.seen.state]).toEqual(['running', 'waiting']);
    again.leave();
    expect(another.seen.state).toBe('running');
  });

  it('that wants its place back begins at once though nothing of its allowance is left', () => {
    ask({ cost: account.burst + account.perSecond }).leave();
    expect([ask().seen.state, ask({ isPaid: true }).seen.state]).toEqual(['waiting', 'running']);
  });

  it('saves up no more than its burst', () => {
    spend();
    pass(3_600_000);
    const asked = Array.from({ length: 100 }, () => ask({ cost: account.burst / 10 }));
    expect(asked.filter(({ seen }) => seen.state === 'running').length).toBeLessThanOrEqual(1);
    for (const { leave } of asked) leave();
  });
});

const answer = (client = 'learner') => ask({ client, cost: 3, isUrgent: true, isAnswer: true });

describe('a client that has used up half of what it may use beside answers', () => {
  const askForMuch = (client = 'greedy') => ask({ client, cost: account.besideAnswers.burst * 0.6 }).leave();

  it('starts its next request once the answers of others are done', () => {
    askForMuch();
    const [one, other] = [answer(), answer('another')];
    const page = ask({ client: 'greedy' });
    expect(page.seen.state).toBe('waiting');
    one.leave();
    expect(page.seen.state).toBe('waiting');
    other.leave();
    expect(page.seen.state).toBe('running');
  });

  it('waits for all answers of a learner, and for no more of them than there are', () => {
    askForMuch();
    const [one, other] = [answer(), answer()];
    const page = ask({ client: 'greedy' });
    one.leave();
    expect(page.seen.state).toBe('waiting');
    other.leave();
    expect(page.seen.state).toBe('running');
  });

  it('waits for an answer whatever else of that learner ends meanwhile', () => {
    askForMuch();
    const first = answer();
    const besides = ask({ client: 'learner', cost: 9 });
    const waiting = answer();
    const page = ask({ client: 'greedy' });
    expect([besides.seen.state, waiting.seen.state]).toEqual(['running', 'waiting']);
    waiting.leave();
    besides.leave();
    expect(page.seen.state).toBe('waiting');
    first.leave();
    expect(page.seen.state).toBe('running');
  });

  it('starts its page once the answers of others are done, while its own are not', () => {
    askForMuch();
    const other = answer();
    expect(answer('greedy').seen.state).toBe('running');
    const page = ask({ client: 'greedy', cost: 3 });
    expect(page.seen.state).toBe('waiting');
    other.leave();
    expect(page.seen.state).toBe('running');
  });

  it('is not held up by pages of others', () => {
    askForMuch();
    ask({ client: 'visitor' });
    expect(ask({ client: 'greedy' }).seen.state).toBe('running');
  });

  it('is held up for a quarter of a second at most', () => {
    askForMuch();
    answer();
    const page = ask({ client: 'greedy' });
    pass(249);
    expect(page.seen.state).toBe('waiting');
    pass(1);
    expect(page.seen.state).toBe('running');
  });

  it('goes on answering', () => {
    askForMuch();
    answer();
    expect(answer('greedy').seen.state).toBe('running');
  });

  it('is not held up by its own answers', () => {
    askForMuch();
    answer('greedy');
    expect(ask({ client: 'greedy', cost: 3 }).seen.state).toBe('running');
  });

  it('is alone in that: others start beside any answer', () => {
    answer();
    expect(ask({ client: 'visitor' }).seen.state).toBe('running');
  });
});

describe('while others answer, a client', () => {
  const PAGE = 30;
  /** Pages that begin in so many milliseconds in which somebody asks for one after the other. */
  function countPages(forMs: number, { isAnswered }: { isAnswered: boolean }): number {
    let begun = 0;
    let asked = ask({ client: 'greedy', cost: PAGE });
    for (let at = 0; at < forMs; at += 20) {
      if (isAnswered && at % 60 === 0) answer(`learner ${at % 3}`).leave();
      if (asked.seen.state !== 'waiting') {
        if (asked.seen.state === 'running') begun += 1;
        asked.leave();
        asked = ask({ client: 'greedy', cost: PAGE });
      }
      pass(20);
    }
    asked.leave();
    return begun;
  }

  it('uses a part of what it has saved, then as much as is added', () => {
    const { burst, perSecond } = account.besideAnswers;
    expect(countPages(8_000, { isAnswered: true }) * PAGE).toBeLessThanOrEqual(burst + 8 * perSecond + PAGE);
    expect(account.burst).toBeGreaterThan(burst + 4 * PAGE);
  });

  it('uses all of it where nobody answers, and answers by itself', () => {
    answer('greedy').leave();
    answer('greedy').leave();
    expect(countPages(1_000, { isAnswered: false }) * PAGE).toBeGreaterThanOrEqual(account.burst);
  });

  it('that has used up everything before they began has something again after two seconds at most', () => {
    ask({ client: 'greedy', cost: account.burst - 1 }).leave();
    const page = ask({ client: 'greedy', cost: PAGE });
    page.leave();
    pass((PAGE / account.perSecond) * 1_000);
    answer().leave();
    const next = ask({ client: 'greedy', cost: PAGE });
    for (let at = 0; at < 2_000; at += 100) {
      answer().leave();
      pass(100);
    }
    expect(next.seen.state).toBe('running');
  });

  it('uses a part of it also when it answers by itself after them', () => {
    ask({ client: 'greedy', cost: account.besideAnswers.burst }).leave();
    answer().leave();
    answer('greedy').leave();
    expect(ask({ client: 'greedy', cost: PAGE }).seen.state).toBe('waiting');
  });

  it('is refused where its queue would take too long beside them, and its own answers are not', () => {
    const { burst, perSecond } = account.besideAnswers;
    answer().leave();
    ask({ client: 'greedy', cost: burst }).leave();
    ask({ client: 'greedy', cost: 6 * perSecond });
    expect(ask({ client: 'greedy' }).seen).toEqual({ state: 'refused', waitMs: 6_000 });
    expect(answer('greedy').seen.state).toBe('running');
  });

  it('uses up none of that part by its own answers', () => {
    for (let count = 0; count < 30; count += 1) answer('greedy').leave();
    answer();
    expect(ask({ client: 'greedy' }).seen.state).toBe('running');
  });

  it('goes on as before a second after the last of them', () => {
    ask({ client: 'greedy', cost: account.besideAnswers.burst + 2 * account.perSecond }).leave();
    answer().leave();
    const page = ask({ client: 'greedy', cost: PAGE });
    pass(900);
    expect(page.seen.state).toBe('waiting');
    pass(102);
    expect(page.seen.state).toBe('running');
  });

  it('has all of its own answers saved that it brings at once', () => {
    ask({ client: 'greedy', cost: account.besideAnswers.burst }).leave();
    answer().leave();
    for (let count = 0; count < 50; count += 1) {
      const one = answer('greedy');
      expect(one.seen.state).toBe('running');
      one.leave();
    }
  });
});

describe('forty phones behind one address', () => {
  it('that sign in within a minute all get in', () => {
    const phones = Array.from({ length: 40 }, () => ask({ kind: 'address', cost: 30, isUrgent: true }));
    for (let second = 0; second < 15; second += 1) {
      for (const { seen, leave } of phones) if (seen.state === 'running') leave();
      pass(1_000);
    }
    expect(phones.filter(({ seen }) => seen.state === 'refused')).toEqual([]);
    expect(phones.filter(({ seen }) => seen.state === 'waiting')).toEqual([]);
  });

  it('that sign in while others answer wait for their passwords, and not for that', () => {
    // Beside answers, too, more of them begin in a second than are hashed: each takes a third of it.
    const phones = Array.from({ length: 40 }, () => ask({ kind: 'address', cost: 30, isUrgent: true }));
    for (let third = 0; third < 40; third += 1) {
      answer().leave();
      expect(phones.some(({ seen }) => seen.state === 'running')).toBe(true);
      phones.find(({ seen }) => seen.state === 'running')?.leave();
      const done = phones.findIndex(({ seen }) => seen.state === 'running');
      phones.splice(done, 1);
      pass(333);
    }
    expect(phones).toEqual([]);
  });

  it('have more at once than one who is signed in', () => {
    expect(address.atOnce).toBeGreaterThan(account.atOnce);
  });
});

describe('an idle process', () => {
  const SWEEP_MS = 10_000;

  it('forgets clients that have all of their allowance again', () => {
    for (let number = 0; number < 100; number += 1) ask({ client: `visitor ${number}` }).leave();
    expect(looksIn(SWEEP_MS)).toBeGreaterThan(100);
    expect(looksIn(SWEEP_MS)).toBe(0);
  });

  it('remembers a client of which something runs', () => {
    ask({ client: 'light', cost: account.atOnce });
    ask({ client: 'heavy', isHeavy: true });
    pass(SWEEP_MS);
    pass(SWEEP_MS);
    expect(ask({ client: 'light' }).seen.state).toBe('waiting');
    expect(ask({ client: 'heavy', isHeavy: true }).seen.state).toBe('waiting');
  });

  it('remembers what a client has used up', () => {
    ask({ cost: 2 * account.burst }).leave();
    pass(SWEEP_MS);
    expect(ask().seen.state).toBe('waiting');
  });

  it('sets no timer for a client of which nothing waits, even where nothing of its allowance is left', () => {
    const timers = vi.getTimerCount();
    spend();
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('looks at nothing while nothing waits', () => {
    spend();
    ask();
    pass(2_000);
    expect(looksIn(SWEEP_MS - 3_000)).toBe(0);
  });
});

describe('what waits is not looked at before anything can have changed:', () => {
  const full = () => ask({ cost: account.atOnce });

  it.each<[name: string, prepare: () => void, quietMs: number]>([
    ['until its patience ends where too much runs', full, 4_990],
    ['until its patience ends where too much runs and others answer', () => [full(), answer()], 4_990],
    ['until there is an allowance', () => ask({ cost: account.burst + account.perSecond }).leave(), 990],
    [
      'until there is an allowance beside answers',
      () => [ask({ cost: account.besideAnswers.burst + 12 }).leave(), answer()],
      490,
    ],
    [
      'until others have answered for the last time',
      () => [ask({ cost: account.besideAnswers.burst + 48 }).leave(), answer()],
      990,
    ],
    ['until it has made room for long enough', () => [ask({ cost: 80 }).leave(), answer()], 240],
    [
      'until its patience ends where too much runs and it would make room',
      () => [ask({ cost: 80 }).leave(), full(), answer()],
      4_990,
    ],
    [
      'until its patience ends where too much runs and nothing is left beside answers',
      () => [ask({ cost: 200 }).leave(), full()],
      4_990,
    ],
  ])('%s', (_name, prepare, quietMs) => {
    prepare();
    const { seen } = ask();
    expect(seen.state).toBe('waiting');
    expect(looksIn(quietMs)).toBe(0);
    expect(seen.state).toBe('waiting');
    expect(looksIn(20)).toBeGreaterThan(0);
    expect(seen.state).not.toBe('waiting');
  });

  it('for as long as it takes where it has given its place back', () => {
    ask({ cost: account.atOnce });
    ask({ isPaid: true });
    expect(looksIn(9_990)).toBe(0);
  });
});
