import { expect, it } from 'vitest';
import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import { toPlanBank } from './bank/rules';
import { bankRow } from './testing/bank-row';
import { viewSet, type Weakest } from './view';

const CORE = 6;
const TYPE_II = 4;
const row = (id: number) => bankRow(id, { sectionId: id > 10 ? TYPE_II : CORE, fact: `F-${id}` });
const bank = toPlanBank(
  Array.from({ length: 20 }, (_one, place) => row(place + 1)),
  [CORE, TYPE_II],
  [],
);
const ids = (...all: number[]): QuestionId[] => all.map(toQuestionId);
const typeII: Weakest = { sectionId: TYPE_II, text: 'your weakest for Friday' };

it.each([
  [ids(1, 2), ids(11, 12, 13), ids(), typeII, '2 you missed, 3 new in Type II: your weakest for Friday'],
  [ids(1, 2), ids(11, 12, 13), ids(), null, '2 you missed, 3 new in Type II'],
  [ids(1), ids(2, 3), ids(), typeII, '1 you missed, 2 new in Core'],
  [ids(), ids(11, 12), ids(), typeII, '2 new questions in Type II: your weakest for Friday'],
  [ids(), ids(1, 11), ids(), typeII, '2 new questions in Core and Type II'],
  [ids(1), ids(11), ids(12), typeII, '1 you missed, 1 new in Type II, 1 to review'],
  [ids(1, 2), ids(), ids(), typeII, '2 questions in Core that you missed'],
  [ids(1, 2), ids(), ids(3), null, '2 questions in Core that you missed, 1 to review'],
  [ids(), ids(), ids(1, 11), null, '2 questions in Core and Type II to review'],
])(
  'a set of missed %j, new %j and others %j, with the weakest section %j, has the reason: %s',
  (missedIds, newIds, others, weakest, reason) => {
    const questionIds = [...missedIds, ...newIds, ...others];
    const set = { id: 'one', questionIds, newIds, missedIds, isExtra: false };
    expect(viewSet(set, { bank, answered: new Set(), weakest }).reason).toBe(reason);
  },
);

it('a started set states how many questions of each kind are left', () => {
  const set = { id: 'one', questionIds: ids(1, 2, 11, 12), newIds: ids(2, 11, 12), missedIds: ids(1), isExtra: false };
  const reasonAfter = (...done: number[]) =>
    viewSet(set, { bank, answered: new Set(ids(...done)), weakest: null }).reason;
  expect(reasonAfter(11)).toBe('1 you missed, 2 new in Core and Type II');
  expect(reasonAfter(1, 11, 12)).toBe('1 new question in Core');
  expect(reasonAfter(1, 2, 11, 12)).toBe('1 you missed, 3 new in Core and Type II');
});

it('a set counts as done when one of five questions is left, but not when two are left', () => {
  const set = { id: 'one', questionIds: ids(1, 2, 3, 4, 5), newIds: [], missedIds: [], isExtra: false };
  const isDoneAfter = (...done: number[]) =>
    viewSet(set, { bank, answered: new Set(ids(...done)), weakest: null }).isDone;
  expect([isDoneAfter(1, 2, 3), isDoneAfter(1, 2, 3, 4)]).toEqual([false, true]);
});
