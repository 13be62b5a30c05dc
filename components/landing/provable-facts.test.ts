import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProvableFacts } from './provable-facts';

const bank = {
  ...{ sections: [], questions: 1_720, examQuestions: 1_293, facts: 291, checkedFacts: 280 },
  ...{ checkedSince: '2026-10-02', lastCheckedOn: '2026-11-21' },
};
const textOf = (given: typeof bank | Record<string, unknown>) =>
  renderToStaticMarkup(createElement(ProvableFacts, { bank: given as typeof bank }));

describe('what stands in the place of praise', () => {
  it('says how many questions and figures there are, and since when and until when they were checked', () => {
    const text = textOf(bank);
    for (const said of ['1,720', '291', '280 of them', 'October 2, 2026', 'November 21, 2026'])
      expect(text).toContain(said);
  });

  it('names no day where nothing was checked', () => {
    expect(textOf({ ...bank, checkedFacts: 0, checkedSince: null, lastCheckedOn: null })).not.toContain('<time');
  });
});
