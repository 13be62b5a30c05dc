/**
 * Fragment of the setup's URL that skips to the first question. A fragment, because the style sheet can apply it before
 * any script has loaded.
 */
export const FIRST_QUESTION = 'first-question';
/** Fragment that leads back to the choice of sections without a script. */
export const CHOICE_OF_SECTIONS = 'sections';
