/**
 * URL fragment of the mock test's setup that skips to the first question. A fragment, because CSS can react to it
 * before scripts load.
 */
export const FIRST_QUESTION = 'first-question';
/** URL fragment that returns to the choice of sections, without a script. */
export const CHOICE_OF_SECTIONS = 'sections';
