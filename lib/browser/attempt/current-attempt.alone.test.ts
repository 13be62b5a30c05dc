import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser } from '@/lib/browser/testing/fake-browser';
import { followOtherTabs, useCurrentAttempt } from './current-attempt';
import { CURRENT_ATTEMPT_KEY } from './storage';

const ATTEMPT = { attemptId: 'one', userId: 'learner', questions: [], submitted: { 7: true }, completedAt: null };
const choices = { 7: { answerIds: [71, 73], at: 1000, timeSpentSeconds: 4 } };
const responses = { 7: { optionIds: [71, 73], at: 1000, timeSpentSeconds: 4 } };

let storage: ReturnType<typeof installBrowser>['storage'];
beforeEach(() => {
  storage = installBrowser(() => 'no network').storage;
});
afterEach(() => {
  useCurrentAttempt.setState({ attempt: null });
  vi.unstubAllGlobals();
});

describe('the attempt stored on the device', () => {
  it.each([
    ['version 0', { state: { sitting: { ...ATTEMPT, choices } }, version: 0 }],
    ['version 1', { state: { attempt: { ...ATTEMPT, choices } }, version: 1 }],
    ['version 2', { state: { attempt: { ...ATTEMPT, responses } }, version: 2 }],
  ])('is loaded with its responses from the format of %s', async (_version, stored) => {
    storage.setItem(CURRENT_ATTEMPT_KEY, JSON.stringify(stored));
    await useCurrentAttempt.persist.rehydrate();
    expect(useCurrentAttempt.getState().attempt).toEqual({ ...ATTEMPT, responses });
    expect(JSON.parse(storage.getItem(CURRENT_ATTEMPT_KEY) ?? '')).toEqual({
      state: { attempt: { ...ATTEMPT, responses } },
      version: 2,
    });
  });

  it.each([0, 1])('is null when version %s stored no attempt', async (version) => {
    storage.setItem(CURRENT_ATTEMPT_KEY, JSON.stringify({ state: { attempt: null, sitting: null }, version }));
    await useCurrentAttempt.persist.rehydrate();
    expect(useCurrentAttempt.getState().attempt).toBeNull();
  });

  it('merges responses from another tab that still runs version 1', () => {
    let tell: (event: StorageEvent) => void = () => undefined;
    vi.stubGlobal('window', {
      addEventListener: (_type: string, listener: typeof tell) => {
        tell = listener;
      },
    });
    followOtherTabs();
    useCurrentAttempt.setState({ attempt: { ...ATTEMPT, responses: {} } as never });
    const newValue = JSON.stringify({ state: { attempt: { ...ATTEMPT, choices } }, version: 1 });
    tell({ key: CURRENT_ATTEMPT_KEY, newValue } as StorageEvent);
    expect(useCurrentAttempt.getState().attempt?.responses).toEqual(responses);
  });
});

describe('favorites in a test', () => {
  const START = 1_000_000;
  const begin = (favorites: (boolean | undefined)[]) =>
    useCurrentAttempt.setState({
      attempt: {
        ...ATTEMPT,
        startedAt: START,
        questions: favorites.map((isFavorite, at) => ({ id: at + 1, isFavorite })),
      } as never,
    });
  const stars = () => useCurrentAttempt.getState().attempt?.questions.map(({ isFavorite }) => isFavorite);
  const { takeStars, setFavorite } = useCurrentAttempt.getState();

  it('are updated from a page rendered after the start of the test, but not from an older page after a newer page', () => {
    begin([true, false]);
    takeStars({ questionIds: [2], at: START + 10 });
    expect(stars()).toEqual([false, true]);
    takeStars({ questionIds: [1], at: START + 5 });
    expect(stars()).toEqual([false, true]);
    takeStars({ questionIds: [], at: START + 11 });
    expect(stars()).toEqual([false, false]);
  });

  it('are not updated from a page that is older than the start of the test', () => {
    begin([true, undefined, undefined]);
    takeStars({ questionIds: [3], at: START });
    expect(stars()).toEqual([true, false, true]);
  });

  it('keep a change that the learner made after the page was rendered', () => {
    begin([false, false]);
    vi.setSystemTime(START + 100);
    setFavorite(1, true);
    vi.useRealTimers();
    takeStars({ questionIds: [], at: START + 100 });
    expect(stars()).toEqual([true, false]);
    takeStars({ questionIds: [], at: START + 101 });
    expect(stars()).toEqual([false, false]);
  });
});
