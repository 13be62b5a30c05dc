import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '@/components/messages/in-english';
import type { TrackRecord } from '@/lib/track-record/contract';
import { ProvableFacts } from './provable-facts';
import { TrackRecordFacts } from './track-record-facts';

const bank = {
  sections: [],
  questions: 1_720,
  examQuestions: 1_293,
  facts: 291,
  checkedFacts: 280,
  checkedSince: '2026-10-02',
  lastCheckedOn: '2026-11-21',
};
const textOf = (given: typeof bank | Record<string, unknown>) =>
  renderToStaticMarkup(inEnglish(createElement(ProvableFacts, { bank: given as typeof bank })));

describe('ProvableFacts', () => {
  it('states the numbers of questions and figures, and the dates of their checks', () => {
    const text = textOf(bank);
    for (const said of ['1,720', '291', '280 of them', 'October 2, 2026', 'November 21, 2026'])
      expect(text).toContain(said);
  });

  it('omits the date while no figure has been checked', () => {
    expect(textOf({ ...bank, checkedFacts: 0, checkedSince: null, lastCheckedOn: null })).not.toContain('<time');
  });
});

const reports = { answered: 12, medianHours: 30, open: 2, oldestHours: 80 };
const recordText = (changes: Partial<TrackRecord['reports']> = {}, corrections = 3) =>
  renderToStaticMarkup(
    inEnglish(
      createElement(TrackRecordFacts, {
        record: { corrections: { year: 2026, count: corrections }, reports: { ...reports, ...changes } },
      }),
    ),
  );

describe('TrackRecordFacts', () => {
  it('states the corrections of the year and the waiting time of reports', () => {
    const text = recordText();
    for (const said of [
      '>3<',
      'corrections in 2026',
      '30 hours',
      'half of the 12 answered',
      '2 questions have an open report now, the oldest for 3 days',
    ])
      expect(text).toContain(said);
    expect(recordText({ open: 0 }, 1)).toContain('correction in 2026');
    expect(recordText({ open: 0 })).toContain('No question has an open report now.');
  });

  it('omits the waiting time while no report has been answered', () => {
    expect(recordText({ answered: 0, medianHours: null })).toContain('was answered');
  });

  it('shows the labels of the figures before the figures are loaded', () => {
    const text = renderToStaticMarkup(inEnglish(createElement(TrackRecordFacts, { record: null })));
    expect(text).toContain('corrections this year');
  });
});
