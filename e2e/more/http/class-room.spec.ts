import { type Caller, schoolOf } from '@/e2e/fixtures/school';
import { CROWD, shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { RoomView, RoundView } from '@/lib/classes/live-room/contract';

/** Attacks on questions in the room by clients without the pages, under production rate limits. */

const { ask, start, teach } = schoolOf(shippedProduct());

/** Student name that occurs in no question. */
const NAME = 'Quillfeather';
const CHOSEN = { sectionIds: [6], questionCount: 3 };

async function open(address: string) {
  const { instructor, made } = await teach(address);
  const at = `/api/classes/${made.id}`;
  const begin = () => ask<{ round: RoundView }>(instructor, 'POST', `${at}/round`, CHOSEN);
  const enter = async (from: string, name: string) => {
    const phone = await start(from);
    expect((await ask(phone, 'POST', '/api/classes/join', { code: made.code, name })).status).toBe(200);
    return phone;
  };
  return { instructor, at, begin, enter };
}

const look = (phone: Caller, at: string, seen = '') => ask<{ room: RoomView }>(phone, 'GET', `${at}/room${seen}`);

test(
  'forty phones behind one IP address answer together, no answer is lost, and no response names a student',
  CROWD,
  async () => {
    const { instructor, at, begin, enter } = await open('192.0.2.101');
    const phones: Caller[] = [];
    for (let place = 0; place < 40; place += 1) phones.push(await enter('192.0.2.102', `${NAME} ${place}`));
    const { data } = await begin();
    const { id: roundId, question } = data.round;
    const answered = await Promise.all(
      phones.map(async (phone, place) => {
        const seen = await look(phone, at);
        expect(seen.status).toBe(200);
        expect(seen.text).not.toMatch(/"(correctIds|explanation|counts)"/);
        const option = question.options[place % 2];
        const body = { roundId, place: 1, optionIds: [option?.id] };
        // Sends the answer twice, like a phone that got no response.
        await ask(phone, 'PUT', `${at}/room/answer`, body);
        return (await ask<{ recorded: boolean }>(phone, 'PUT', `${at}/room/answer`, body)).data.recorded;
      }),
    );
    expect(answered.filter(Boolean)).toHaveLength(40);
    const looks = await Promise.all(phones.map((phone) => look(phone, at, `?roundId=${roundId}&seen=0`)));
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...looks.map(({ text }) => text.length))).toBeLessThan(250);
    const revealed = await ask<{ round: RoundView }>(instructor, 'PUT', `${at}/round`, { roundId, turn: 0 });
    expect(revealed.data.round.answered).toBe(40);
    expect(revealed.data.round.revealed?.counts.map(({ count }) => count)).toEqual([20, 20]);
    expect(revealed.text).not.toContain(NAME);
  },
);

test('invalid requests of a live question round are refused with a 4xx and a reason', async () => {
  const { instructor, at, begin, enter } = await open('192.0.2.111');
  const phone = await enter('192.0.2.112', 'Maria');
  const stranger = await start('192.0.2.113');
  const { data } = await begin();
  const roundId = data.round.id;
  const optionIds = [data.round.question.options[0]?.id];
  const attacks: [name: string, who: Caller, method: string, path: string, body: object | undefined, status: number][] =
    [
      ['a stranger’s look', stranger, 'GET', '/room', undefined, 404],
      ['an instructor on a phone', instructor, 'GET', '/room', undefined, 404],
      ['a student at the wall', phone, 'GET', '/round', undefined, 404],
      ['a student’s press', phone, 'PUT', '/round', { roundId, turn: 0 }, 404],
      ['a student’s end', phone, 'DELETE', '/round', undefined, 404],
      ['a student’s round', phone, 'POST', '/round', CHOSEN, 404],
      ['neither sections nor a test', instructor, 'POST', '/round', { questionCount: 3 }, 400],
      ['a topic of nobody', instructor, 'POST', '/round', { ...CHOSEN, topics: [{ sectionId: 6, topic: 'x' }] }, 400],
      ['a test of nobody', instructor, 'POST', '/round', { assignmentId: roundId }, 404],
      ['no section', instructor, 'POST', '/round', { ...CHOSEN, sectionIds: [] }, 400],
      ['a section of nobody', instructor, 'POST', '/round', { ...CHOSEN, sectionIds: [999] }, 400],
      ['no question', instructor, 'POST', '/round', { ...CHOSEN, questionCount: 0 }, 400],
      ['too many questions', instructor, 'POST', '/round', { ...CHOSEN, questionCount: 51 }, 400],
      ['questions of one’s choice', instructor, 'POST', '/round', { ...CHOSEN, revisionIds: [1] }, 400],
      ['a turn of the past', instructor, 'PUT', '/round', { roundId, turn: -1 }, 400],
      ['no turn', instructor, 'PUT', '/round', { roundId }, 400],
      ['a round that is none', instructor, 'PUT', '/round', { roundId: '1', turn: 0 }, 400],
      ['no answer', phone, 'PUT', '/room/answer', { roundId, place: 1, optionIds: [] }, 400],
      ['seven answers', phone, 'PUT', '/room/answer', { roundId, place: 1, optionIds: [1, 2, 3, 4, 5, 6, 7] }, 400],
      ['a place that is none', phone, 'PUT', '/room/answer', { roundId, place: 0, optionIds }, 400],
      ['another user', phone, 'PUT', '/room/answer', { roundId, place: 1, optionIds, userId: roundId }, 400],
      ['seen in words', phone, 'GET', '/room?seen=all', undefined, 400],
    ];
  for (const [name, who, method, path, body, status] of attacks) {
    expect((await ask(who, method, `${at}${path}`, body)).status, name).toBe(status);
  }
  const late = { roundId, place: 2, optionIds };
  expect((await ask<{ recorded: boolean }>(phone, 'PUT', `${at}/room/answer`, late)).data.recorded).toBe(false);
  for (const id of ['1', "'; DROP TABLE classes; --", '%00']) {
    const path = `/api/classes/${encodeURIComponent(id)}/room`;
    expect([400, 404], path).toContain((await ask(phone, 'GET', path)).status);
  }
  const { data: now } = await ask<{ round: RoundView }>(instructor, 'GET', `${at}/round`);
  expect(now.round).toMatchObject({ id: roundId, turn: 0, answered: 0 });
});
