/** Returns the fields of a plain question of Core for the editor; `right` is the place of its right option. */
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
