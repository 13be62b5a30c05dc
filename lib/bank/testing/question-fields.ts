/** Returns the editor's fields for a plain question of Core; `right` is the index of the right option. */
export const questionFields = (text: string, options: readonly string[], right = 0) => ({
  text,
  sectionId: 6,
  isForMockTest: false,
  explanation: '',
  reference: '',
  topic: 'laws',
  difficulty: 2,
  answers: options.map((option, place) => ({ text: option, isCorrect: place === right, why: '' })),
});
