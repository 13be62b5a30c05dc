import 'server-only';
import DataLoader from 'dataloader';
import { databaseTrouble } from '@/lib/db/outage';
import { perProcess } from '@/lib/kernel/per-process';
import { type NewResponse, type RecordedResponse, recordResponses } from './store';

/**
 * Responses that come while others are being stored go together in the next statement: under load most of what one costs is its own way
 * to the database and back. Where nothing waits, each goes at once and by itself.
 */

/** Statements under way. With a second one the database works while the answers of the first are sent. */
const AT_ONCE = 2;
const MOST_TOGETHER = 32;

/** What a statement for several has not decided: its row was locked, or another one made it fail. */
const ALONE = 'alone';

type Outcome = RecordedResponse | null | typeof ALONE;

function createBatches(): DataLoader<NewResponse, Outcome> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const begin = (send: () => void) => {
    underWay += 1;
    // In a microtask, because the batch is still empty when it is scheduled.
    queueMicrotask(send);
  };
  const end = () => {
    underWay -= 1;
    const next = waiting.shift();
    if (next) begin(next);
  };
  return new DataLoader(
    async (responses) => {
      try {
        return await recordEach(responses);
      } finally {
        end();
      }
    },
    {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: (send) => {
        if (underWay < AT_ONCE) begin(send);
        else waiting.push(send);
      },
    },
  );
}

async function recordEach(responses: readonly NewResponse[]): Promise<(Outcome | Error)[]> {
  if (responses.length === 1) return recordResponses(responses, 'wait');
  // Of one attempt the first goes: those after it must see what it has stored.
  const attempts = new Set<string>();
  const firsts = responses.filter(({ attemptId }) => !attempts.has(attemptId) && attempts.add(attemptId));
  const recorded = await recordTogether(firsts);
  return responses.map((response) => recorded.get(response) ?? ALONE);
}

async function recordTogether(responses: readonly NewResponse[]): Promise<Map<NewResponse, Outcome | Error>> {
  try {
    const recorded = await recordResponses(responses, 'skip');
    return new Map(responses.map((response, index) => [response, decided(recorded[index])]));
  } catch (error) {
    const trouble = databaseTrouble(error);
    // Where one of them makes the statement fail, the others must not fail with it.
    const isForAll = error instanceof Error && (trouble === 'away' || trouble === 'waited');
    return new Map(responses.map((response) => [response, isForAll ? error : ALONE]));
  }
}

/** A locked question looks as if it was not on the paper, and a locked attempt as if there was none. */
const decided = (recorded: RecordedResponse | null | undefined): Outcome => (recorded?.isOnPaper ? recorded : ALONE);

const batches = perProcess('responses to be stored', createBatches);

/** Records a response; null when there is no such attempt of this user. */
export async function recordResponse(response: NewResponse): Promise<RecordedResponse | null> {
  const outcome = await batches().load(response);
  if (outcome !== ALONE) return outcome;
  const [recorded = null] = await recordResponses([response], 'wait');
  return recorded;
}
