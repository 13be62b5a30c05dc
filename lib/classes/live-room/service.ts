import 'server-only';
import { isFree } from '@/lib/attempts/answer-keys/policy';
import { listWithheld, withholdForDraw } from '@/lib/attempts/answer-keys/service';
import { listTranslated } from '@/lib/bank/translations/service';
import { topicKey } from '@/lib/classes/assignments/rules';
import { listAssignments } from '@/lib/classes/assignments/service';
import { drawPaper, refillPaper } from '@/lib/classes/assignments/terms-store';
import { type Asking, noClass, requireClassAccess } from '@/lib/classes/teaching-access/service';
import { counterOf } from '@/lib/db/invalidation';
import type { AssignmentId, ClassId, QuestionId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { RoomView, RoundView } from './contract';
import { isRevealed, MOST_IN_A_ROUND, positionOf, ROUND_HOURS } from './rules';
import * as store from './store';
import { viewHead, viewWording } from './view';

/**
 * Returns null while no round is in progress. Throws `NOT_FOUND` for a class that the viewer does not teach, as do the
 * functions below.
 */
export async function getRound(asking: Asking): Promise<RoundView | null> {
  const found = await store.findRound(await requireClassAccess(asking));
  if (!found) throw noClass();
  return found.id === null ? null : viewRound({ ...found, id: found.id }, asking.viewer.userId);
}

async function viewRound(round: store.RoundRow, userId: UserId): Promise<RoundView | null> {
  const place = positionOf(round.turn);
  // This call comes before the key is read, so that an exam opened afterwards cannot include this question.
  const withheld = await withholdForDraw(userId);
  const [asked, { answered, joined, counts }] = await Promise.all([
    store.findAsked(round.id, place),
    store.countAnswers(round.id, place),
  ]);
  if (!asked) return null;
  const translation = await findSpanish(asked);
  const shown = { roundId: round.id, showsKey: isRevealed(round.turn) && isFree(asked.questionId, withheld) };
  const { question, revealed } = viewWording(asked, { ...shown, translation: null });
  return {
    ...viewHead(round),
    question,
    answered,
    joined,
    revealed: revealed && { ...revealed, counts },
    spanish: translation && viewWording(asked, { ...shown, translation }),
  };
}

const findSpanish = async ({ questionId: id, revision }: store.AskedRow) =>
  (await listTranslated('es', [{ id, revision }]))[0] ?? null;

interface Chosen {
  sectionIds?: number[] | undefined;
  topics?: { sectionId: number; topic: string }[] | undefined;
  questionCount: number;
  assignmentId?: AssignmentId | undefined;
  replace?: boolean | undefined;
}

/** Draws the questions of a round evenly over the sections, except for the `withheld` questions. */
async function drawFor({ sectionIds = [], topics = [], questionCount }: Chosen, withheld: number[]) {
  const perSection = Math.ceil(questionCount / sectionIds.length);
  const drawn = await drawPaper({ sectionIds, topics: topics.map(topicKey), perSection, withheld, withMock: true });
  return drawn.slice(0, questionCount);
}

/** Lists the questions of a test in which all students get the same questions. Throws `NOT_FOUND` for other tests. */
async function questionsOf(asking: Asking, assignmentId: AssignmentId, withheld: number[]): Promise<QuestionId[]> {
  const test = (await listAssignments(asking)).find(({ id }) => id === assignmentId);
  if (!test?.samePaper) {
    throw new Problem('NOT_FOUND', 'This test does not ask all students the same questions. Choose another test.');
  }
  return (await refillPaper({ id: assignmentId, userId: null }))
    .filter((id) => !withheld.includes(id))
    .slice(0, MOST_IN_A_ROUND);
}

const NONE_LEFT =
  'There is no question to ask. Questions of your open exam are left out. Finish it, or choose other questions.';

/**
 * Starts a round with questions of sections and topics, or with a test's questions. Leaves out questions of the
 * viewer's open exams. Throws `CONFLICT` if no question is left, and while another round is in progress, unless the
 * request asks to replace it.
 */
export async function startRound(asking: Asking, chosen: Chosen): Promise<RoundView | null> {
  await countRow('rounds', asking.viewer.userId);
  const withheld = [...(await listWithheld(asking.viewer.userId))];
  const { assignmentId, replace = false } = chosen;
  const drawn = assignmentId ? await questionsOf(asking, assignmentId, withheld) : await drawFor(chosen, withheld);
  const access = await requireClassAccess(asking);
  if (drawn.length === 0) throw new Problem('CONFLICT', NONE_LEFT);
  const started = await store.startRound(access, drawn, replace);
  if (started === null) throw noClass();
  if (started === 'running') {
    throw new Problem('CONFLICT', 'Questions are already running in this room. End them, then start again.');
  }
  return getRound(asking);
}

export async function turnRound(asking: Asking, seen: { roundId: string; turn: number }): Promise<RoundView | null> {
  await store.turnRound(await requireClassAccess(asking), seen);
  return getRound(asking);
}

export async function endRound(asking: Asking): Promise<void> {
  if (!(await store.endRound(await requireClassAccess(asking)))) throw noClass();
}

/** Lists the classes of a student that have a round in progress. */
export const listRunning = (userId: UserId): Promise<{ id: ClassId; name: string }[]> => store.listRunning(userId);

interface Seen {
  roundId?: string | undefined;
  seen?: number | undefined;
  /** A question without a translation into this language is in English. */
  language: Language;
}

/** Milliseconds for which a cached step is used. A step taken on another instance becomes visible after that. */
const CACHE_MS = 1_000;
/** Maximum number of classes with a cached step. One instance serves fewer at a time. */
const MOST_CACHED = 1_000;

interface CachedRound {
  round: store.RoundRow;
  at: number;
  state: number;
}

/** Caches the current step of each class's round, so that forty phones that poll cause one query a second. */
const cachedRounds = perProcess('cached rounds', () => new Map<ClassId, CachedRound>());

function findCachedRound(id: ClassId): store.RoundRow | null {
  const cached = cachedRounds().get(id);
  return cached && cached.state === counterOf('rounds') && Date.now() - cached.at < CACHE_MS ? cached.round : null;
}

/** Returns null while no round is in progress. Throws `NOT_FOUND` for a person who is not in the class. */
export async function getRoom({ viewer, id }: Asking, { roundId, seen, language }: Seen): Promise<RoomView> {
  const cached = findCachedRound(id);
  // This response contains only values that the caller sent, so membership need not be checked.
  if (cached && cached.id === roundId && cached.turn === seen) return viewHead(cached);
  const [at, state] = [Date.now(), counterOf('rounds')];
  const found = await store.findRoom(id, viewer.userId);
  if (!found) throw new Problem('NOT_FOUND', 'You are not in this class. Join it with its code.');
  if (found.id === null) return null;
  const round = { ...found, id: found.id };
  if (cachedRounds().size >= MOST_CACHED) cachedRounds().clear();
  cachedRounds().set(id, { round, at, state });
  if (round.id === roundId && round.turn === seen) return viewHead(round);
  const place = positionOf(round.turn);
  const withheld = await withholdForDraw(viewer.userId);
  const [asked, mine] = await Promise.all([
    store.findAsked(round.id, place),
    store.findMine(round.id, place, viewer.userId),
  ]);
  if (!asked) return null;
  const showsKey = isRevealed(round.turn) && isFree(asked.questionId, withheld);
  const translation = language === 'es' ? await findSpanish(asked) : null;
  return { ...viewHead(round), mine, ...viewWording(asked, { roundId: round.id, showsKey, translation }) };
}

interface Answer {
  roundId: string;
  /** Number of the question in the round, 1-based. */
  place: number;
  optionIds: number[];
}

/**
 * Saves an answer. Returns false when the round no longer contains this question; the phone then does not send the
 * answer again.
 */
export const answerInRoom = ({ viewer, id }: Asking, { place, ...answer }: Answer): Promise<boolean> =>
  store.saveAnswer({
    ...answer,
    classId: id,
    userId: viewer.userId,
    place: place - 1,
    optionIds: [...new Set(answer.optionIds)],
  });

/** Deletes rounds that the instructor did not end within `ROUND_HOURS`. Returns the number of deleted rounds. */
export const removeOldRounds = (now: Date): Promise<number> =>
  store.deleteOldRounds(new Date(now.getTime() - ROUND_HOURS * 60 * 60_000));
