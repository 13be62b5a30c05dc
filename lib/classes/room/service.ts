import 'server-only';
import { isFree } from '@/lib/attempts/keys/policy';
import { listWithheld, withholdForDraw } from '@/lib/attempts/keys/service';
import { drawPaper } from '@/lib/classes/assignments/binding/service';
import { type Asking, getTaught, noClass } from '@/lib/classes/taught/service';
import { stateOf } from '@/lib/db/invalidation';
import type { ClassId, UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { RoomView, RoundView } from './contract';
import { isRevealed, placeOf, ROUND_HOURS } from './rules';
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
  const [asked, { answered, counts }] = await Promise.all([
    store.findAsked(round.id, place),
    store.countAnswers(round.id, place),
  ]);
  if (!asked) return null;
  const mayShow = isRevealed(round.turn) && isFree(asked.questionId, withheld);
  return {
    ...viewHead(round),
    question: viewQuestion(asked, round.id),
    answered,
    revealed: mayShow ? { ...viewReveal(asked), counts } : null,
  };
}

interface Chosen {
  sectionIds: number[];
  questionCount: number;
}

/** Draws questions of the sections in turn like an exam's paper; none of an exam that the viewer has open. */
export async function startRound(asking: Asking, { sectionIds, questionCount }: Chosen): Promise<RoundView | null> {
  await countRow('rounds', asking.viewer.userId);
  const withheld = [...(await listWithheld(asking.viewer.userId))];
  const perSection = Math.ceil(questionCount / sectionIds.length);
  const drawn = await drawPaper({ sectionIds, topics: [], perSection, withheld, withMock: true });
  if (!(await store.startRound(await getTaught(asking), drawn.slice(0, questionCount)))) throw noClass();
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
