import 'server-only';
import { mayListKeys } from '@/lib/attempts/answer-keys/policy';
import { listWithheld, rowWithheldIds, withholdFound } from '@/lib/attempts/answer-keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import * as bank from '@/lib/bank/service';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';
import type { Page } from '@/lib/kernel/pagination';
import { quickRandom } from '@/lib/kernel/random';
import { type Draw, drawQuestions } from './rules';
import * as store from './store';

/** Milliseconds for which questions are cached. A change on another instance may be seen here only after this time. */
const FOR_MS = 10_000;

/** Caches the published questions, grouped by section. */
const listDrawable = cacheUntilInvalidated('drawable questions', { of: ['bank'], forMs: FOR_MS }, async () => {
  const rows = new Map<number, store.DrawableRow[]>();
  for (const row of await store.listDrawable()) {
    const section = rows.get(row.sectionId);
    if (section) section.push(row);
    else rows.set(row.sectionId, [row]);
  }
  return rows;
});

interface Asked extends Pick<Draw, 'depth' | 'limit'> {
  userId: UserId;
  sectionId: number;
  topic: string | null;
  /** False leaves out questions of the tier `beyond`. */
  beyond?: boolean;
  /**
   * Id of a completed attempt of the learner. The draw is then limited to the questions missed in that attempt. Null:
   * no limit.
   */
  missedIn: string | null;
}

/**
 * Draws questions with keys for this learner. Ranks the questions here and not in the database, where ranking hundreds
 * of questions took longer than the rest of the request. Throws `NOT_FOUND` for an unknown section.
 */
export async function drawPracticeQuestions(asked: Asked): Promise<QuestionView[]> {
  const { userId, sectionId, topic, missedIn, depth, limit, beyond = true } = asked;
  await bank.requireSection(sectionId);
  const [learned, missed, drawable] = await Promise.all([
    store.findLearned({ userId, sectionId, withheldIds: rowWithheldIds() }),
    missedIn === null ? null : store.findMissed(userId, missedIn),
    listDrawable(),
  ]);
  const withheld = await withholdFound(userId, learned.withheld);
  const all = drawable.get(sectionId) ?? [];
  const mayDraw = ({ id, topic: about, tier }: store.DrawableRow) =>
    (topic === null || about === topic) && (beyond || tier !== 'beyond') && !withheld.has(toQuestionId(id));
  const pool = topic === null && beyond && withheld.size === 0 ? all : all.filter(mayDraw);
  const drawn = drawQuestions(pool, { metAt: learned.metAt, missed, depth, limit }, quickRandom());
  const views = await bank.viewPracticeQuestions(drawn);
  const starred = new Set(learned.favorites);
  return drawn.flatMap(({ id }) => {
    const view = views.get(id);
    return view === undefined ? [] : [{ ...view, isFavorite: starred.has(id) }];
  });
}

interface AskedPage {
  viewer: { userId: UserId; roles: string[] };
  sectionId: number;
  page?: number | undefined;
  size?: number | undefined;
  shuffle: boolean;
}

/**
 * Lists questions of a section. Admins get the keys and any page size. Other users get at most 25 questions, without
 * keys and without questions on their own open exams. Throws `NOT_FOUND`.
 */
export async function listSectionQuestions({ viewer, ...asked }: AskedPage): Promise<Page<QuestionView>> {
  const seesKey = mayListKeys(viewer);
  const withheld = seesKey ? [] : [...(await listWithheld(viewer.userId))];
  return bank.listSectionQuestions({ ...asked, seesKey, withheld });
}
