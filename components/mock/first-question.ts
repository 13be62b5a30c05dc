/**
 * The setup's address with this behind it goes straight to the first question. A fragment, because the style sheet then shows the
 * page so before any script has come.
 */
export const FIRST_QUESTION = 'first-question';
/** Back from there to the choice of sections, also without a script. */
export const CHOICE_OF_SECTIONS = 'sections';
