/** Display names for audit log entries. Unknown entries are shown as stored. */

const ACTIONS: Record<string, string> = {
  'question.create': 'Question added',
  'question.update': 'Question changed',
  'question.archive': 'Question archived',
  'question.delete': 'Question deleted',
  'question.merge': 'Questions merged',
  'question.import': 'Questions imported',
  'question.import-take-back': 'Import undone',
  'question.review': 'Question sent to review',
  'question.confirm': 'Question confirmed',
  'question.translate': 'Spanish of a question changed',
  'fact.update': 'Fact changed',
  'fact.check': 'Fact checked',
  'section.create': 'Section added',
  'section.update': 'Section changed',
  'section.archive': 'Section archived',
  'section.restore': 'Section restored',
  'section.delete': 'Section deleted',
  'report.answer': 'Report answered',
  'correction.make': 'Correction recorded',
  'correction.take-back': 'Correction taken back',
  'praise.decide': 'Testimonial approved or declined',
  'admin.create': 'Admin account created',
  'admin.grant': 'Admin role given',
  'admin.revoke': 'Admin role removed',
  'admin.reset': 'Admin password replaced',
  'person.lock': 'Account locked',
  'person.unlock': 'Account unlocked',
  'person.delete': 'Account deleted after a restore',
  'person.reset-mail': 'Reset email sent',
  'analytics.cleanup': 'Analytics sessions deleted',
};

const FIELDS: Record<string, string> = {
  restoredRevision: 'restored revision',
  importId: 'import',
  text: 'wording',
  sectionId: 'section',
  isForMockTest: 'mock test',
  reviewReason: 'reason for review',
  checkedOn: 'checked on',
  checkAgainBy: 'check again by',
  inForceFrom: 'in force from',
  inForceUntil: 'in force until',
  isLocked: 'locked',
  isArchived: 'archived',
  duplicateIds: 'duplicates',
  mergedInto: 'merged into',
  archivedAt: 'archived at',
  daysOld: 'days unused',
  before: 'last used before',
};

export const actionWords = (action: string): string => ACTIONS[action] ?? action;
export const fieldWords = (field: string): string => FIELDS[field] ?? field;
/** Formats "question:42" as "question 42". */
export const subjectWords = (subject: string): string => subject.replace(':', '\u00A0');
