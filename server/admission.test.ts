import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, ALLOWANCES, type Ask } from './admission';

const { account, address } = ALLOWANCES;
let time = 0;
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  admission = new Admission(1, () => time);
});

const pass = (ms: number) => {
  time += ms;
  vi.advanceTimersByTime(ms);
};

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
  });

  it('whose requests never end is told so after its patience', () => {
    ask({ cost: account.atOnce });
    const { seen } = ask();
    pass(5_000);
    expect(seen.state).toBe('refused');
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

  it('is held up for a quarter of a second at most', () => {
    askForMuch();
    answer();
    const page = ask({ client: 'greedy' });
    pass(249);
    expect(page.seen.state).toBe('waiting');
    pass(2);
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
