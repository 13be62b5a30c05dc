import autocannon from 'autocannon';
import { usageOf } from './processes';
import { type Answer, type Learner, readMarks, type Side } from './side';

/** Answers are sent by as many connections as there are learners, each of whom waits for the last answer before the next. */

const TIMEOUT_SECONDS = 60;

export interface Answering {
  saved: number;
  perSecond: number;
  /** Processor time for an answer. */
  serverMs: number;
  databaseMs: number;
}

/** What a side has said of each place: the mark of the last answer that it called saved. */
type Acknowledged = Map<string, number>;

interface Tally {
  saved: number;
  failed: string[];
  firstAt: number;
  lastAt: number;
}

function requestOf(learner: Learner, tally: Tally, acknowledged: Acknowledged): autocannon.Request {
  let sent: Answer | undefined;
  return {
    method: 'POST',
    headers: learner.headers,
    setupRequest: (request) => {
      sent = learner.next();
      return { ...request, body: sent.body };
    },
    onResponse: (status, body) => {
      tally.lastAt = performance.now();
      if (status !== 200 || !sent || !learner.isGood(body)) {
        tally.failed.push(`${status}: ${body.slice(0, 500)}`);
        return;
      }
      tally.saved += 1;
      acknowledged.set(sent.place, sent.mark);
    },
  };
}

/** So many answers, and no more: what is under way at an end by the clock would cost processor time and not count. */
export async function answer(
  side: Side,
  acknowledged: Acknowledged,
  { amount, connections = side.learners.length }: { amount: number; connections?: number },
): Promise<Answering> {
  const tally: Tally = { saved: 0, failed: [], firstAt: 0, lastAt: 0 };
  let number = 0;
  const before = usageOf(side.roots);
  tally.firstAt = performance.now();
  await autocannon({
    url: side.address,
    connections,
    amount: Math.ceil(amount / connections) * connections,
    timeout: TIMEOUT_SECONDS,
    setupClient: (client) => {
      const learner = side.learners[number];
      number += 1;
      if (learner) client.setRequests([requestOf(learner, tally, acknowledged)]);
    },
  });
  const after = usageOf(side.roots);
  if (tally.failed.length > 0 || tally.saved < amount) {
    throw new Error(`${side.name} saved ${tally.saved} of ${amount} answers. ${tally.failed[0] ?? ''}`);
  }
  return {
    saved: tally.saved,
    perSecond: (tally.saved * 1_000) / (tally.lastAt - tally.firstAt),
    serverMs: (after.serverMs - before.serverMs) / tally.saved,
    databaseMs: (after.databaseMs - before.databaseMs) / tally.saved,
  };
}

/** Throws unless the database has every answer that was called saved, or a newer one at the same place. */
export async function checkSaved(side: Side, acknowledged: Acknowledged): Promise<void> {
  const marks = await readMarks(side);
  const lost = [...acknowledged].filter(([place, mark]) => (marks.get(place) ?? 0) < mark);
  if (lost.length > 0) throw new Error(`${side.name} called ${lost.length} answers saved that its database lacks.`);
}
