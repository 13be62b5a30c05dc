import 'server-only';
import { isFree } from '@/lib/attempts/keys/policy';
import { listWithheld, withholdForDraw } from '@/lib/attempts/keys/service';
import { drawPaper, refillPaper } from '@/lib/classes/assignments/binding/service';
import { topicKey } from '@/lib/classes/assignments/rules';
import { listAssignments } from '@/lib/classes/assignments/service';
import { type Asking, getTaught, noClass } from '@/lib/classes/taught/service';
import { stateOf } from '@/lib/db/invalidation';
import type { AssignmentId, ClassId, QuestionId, UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { RoomView, RoundView } from './contract';
import { isRevealed, MOST_IN_A_ROUND, placeOf, ROUND_HOURS } from './rules';
import * as store from './store';
import { viewHead, viewQuestion, viewReveal } from './view';

/** Returns null while nothing is asked. Throws `NOT_FOUND` for a class that the viewer does not teach, as all below. */
export async function getRound(asking: Asking): Promise<RoundView | null> {
  const found = await store.findRound(await getTaught(asking));
  if (!found) throw noClass();
  return found.id === null ? null : viewRound({ ...found, id: found.id }, asking.viewer.userId);
}

async function viewRound(round: store.RoundRow, userId: UserId): Promise<RoundView | null> {
  const place = placeOf(round.turn);
  // Called before the key is read: an instructor with an open exam learns nothing of it here.
  const withheld = await withholdForDraw(userId);
  const [asked, { answered, joined, counts }] = await Promise.all([
    store.findAsked(round.id, place),
    store.countAnswers(round.id, place),
  ]);
  if (!asked) return null;
  const mayShow = isRevealed(round.turn) && isFree(asked.questionId, withheld);
  return {
    ...viewHead(round),
    question: viewQuestion(asked, round.id),
    answered,
    joined,
    revealed: mayShow ? { ...viewReveal(asked), counts } : null,
  };
}

interface Chosen {
  sectionIds?: number[] | undefined;
  topics?: { sectionId: number; topic: string }[] | undefined;
  questionCount: number;
  assignmentId?: AssignmentId | undefined;
}

/** Draws a round evenly from the sections, in the order of an exam's paper. Excludes the `withheld` questions. */
async function drawFor({ sectionIds = [], topics = [], questionCount }: Chosen, withheld: number[]) {
  const perSection = Math.ceil(questionCount / sectionIds.length);
  const drawn = await drawPaper({ sectionIds, topics: topics.map(topicKey), perSection, withheld, withMock: true });
  return drawn.slice(0, questionCount);
}

/** Lists the questions of a test that asks everybody the same. Throws `NOT_FOUND` for another test. */
async function questionsOf(asking: Asking, assignmentId: AssignmentId, withheld: number[]): Promise<QuestionId[]> {
  const test = (await listAssignments(asking)).find(({ id }) => id === assignmentId);
  if (!test?.samePaper) throw new Problem('NOT_FOUND', 'This test has no questions for everybody. Choose another.');
  return (await refillPaper(assignmentId)).filter((id) => !withheld.includes(id)).slice(0, MOST_IN_A_ROUND);
}

/** Asks questions of sections and topics, or of a test; none of an exam that the viewer has open. */
export async function startRound(asking: Asking, chosen: Chosen): Promise<RoundView | null> {
  await countRow('rounds', asking.viewer.userId);
  const withheld = [...(await listWithheld(asking.viewer.userId))];
  const { assignmentId } = chosen;
  const drawn = assignmentId ? await questionsOf(asking, assignmentId, withheld) : await drawFor(chosen, withheld);
  if (!(await store.startRound(await getTaught(asking), drawn))) throw noClass();
  return getRound(asking);
}

export async function turnRound(asking: Asking, seen: { roundId: string; turn: number }): Promise<RoundView | null> {
  await store.turnRound(await getTaught(asking), seen);
  return getRound(asking);
}

export async function endRound(asking: Asking): Promise<void> {
  if (!(await store.endRound(await getTaught(asking)))) throw noClass();
}

interface Seen {
  roundId?: string | undefined;
  seen?: number | undefined;
}

/** Milliseconds for which another instance's step may go unnoticed. */
const KEPT_MS = 1_000;
/** More rooms than an instance has at once. */
const MOST_KEPT = 1_000;

interface KeptTurn {
  round: store.RoundRow;
  at: number;
  state: number;
}

/** Cached turns of the rounds: forty polling phones query the database once a second. */
const turns = perProcess('turns of rooms', () => new Map<ClassId, KeptTurn>());

function keptTurn(id: ClassId): store.RoundRow | null {
  const kept = turns().get(id);
  return kept && kept.state === stateOf('rounds') && Date.now() - kept.at < KEPT_MS ? kept.round : null;
}

/** Returns null while nothing is asked. Throws `NOT_FOUND` for a person who is not in the class. */
export async function getRoom({ viewer, id }: Asking, { roundId, seen }: Seen): Promise<RoomView> {
  const kept = keptTurn(id);
  // Repeats only what the caller has sent, so the caller need not be checked.
  if (kept && kept.id === roundId && kept.turn === seen) return viewHead(kept);
  const [at, state] = [Date.now(), stateOf('rounds')];
  const found = await store.findRoom(id, viewer.userId);
  if (!found) throw new Problem('NOT_FOUND', 'You are not in this class. Join it with its code.');
  if (found.id === null) return null;
  const round = { ...found, id: found.id };
  if (turns().size >= MOST_KEPT) turns().clear();
  turns().set(id, { round, at, state });
  if (round.id === roundId && round.turn === seen) return viewHead(round);
  const place = placeOf(round.turn);
  const withheld = await withholdForDraw(viewer.userId);
  const [asked, mine] = await Promise.all([
    store.findAsked(round.id, place),
    store.findMine(round.id, place, viewer.userId),
  ]);
  if (!asked) return null;
  const mayShow = isRevealed(round.turn) && isFree(asked.questionId, withheld);
  return {
    ...viewHead(round),
    question: viewQuestion(asked, round.id),
    mine,
    revealed: mayShow ? viewReveal(asked) : null,
  };
}

interface Answer {
  roundId: string;
  /** 1-based. */
  place: number;
  optionIds: number[];
}

/** Returns false when the room does not ask this question (any more), so that the phone need not resend it. */
export const answerInRoom = ({ viewer, id }: Asking, { place, ...answer }: Answer): Promise<boolean> =>
  store.saveAnswer({
    ...answer,
    classId: id,
    userId: viewer.userId,
    place: place - 1,
    optionIds: [...new Set(answer.optionIds)],
  });

/** Removes rounds that nobody has ended. Returns how many. */
export const removeOldRounds = (now: Date): Promise<number> =>
  store.deleteOldRounds(new Date(now.getTime() - ROUND_HOURS * 60 * 60_000));
