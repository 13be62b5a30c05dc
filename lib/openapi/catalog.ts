import * as accountContract from '@/lib/account/contract';
import * as devicesContract from '@/lib/account/devices/contract';
import * as devices from '@/lib/account/devices/endpoints';
import * as account from '@/lib/account/endpoints';
import * as picturesContract from '@/lib/account/pictures/contract';
import * as pictures from '@/lib/account/pictures/endpoints';
import * as analyticsContract from '@/lib/analytics/contract';
import * as analytics from '@/lib/analytics/endpoints';
import * as attemptsContract from '@/lib/attempts/contract';
import * as attempts from '@/lib/attempts/endpoints';
import * as noticesContract from '@/lib/attempts/notices/contract';
import * as notices from '@/lib/attempts/notices/endpoints';
import * as auditContract from '@/lib/audit/contract';
import * as audit from '@/lib/audit/endpoints';
import * as carryContract from '@/lib/auth/carry/contract';
import * as carry from '@/lib/auth/carry/endpoints';
import * as authContract from '@/lib/auth/contract';
import * as auth from '@/lib/auth/endpoints';
import * as bankContract from '@/lib/bank/contract';
import * as duplicatesContract from '@/lib/bank/duplicates/contract';
import * as duplicates from '@/lib/bank/duplicates/endpoints';
import * as editingContract from '@/lib/bank/editing/contract';
import * as editing from '@/lib/bank/editing/endpoints';
import * as bank from '@/lib/bank/endpoints';
import * as sectionsContract from '@/lib/bank/sections/contract';
import * as sections from '@/lib/bank/sections/endpoints';
import * as assignmentsContract from '@/lib/classes/assignments/contract';
import * as assignments from '@/lib/classes/assignments/endpoints';
import * as testQuestionsContract from '@/lib/classes/assignments/questions/contract';
import * as testQuestions from '@/lib/classes/assignments/questions/endpoints';
import * as boardContract from '@/lib/classes/board/contract';
import * as board from '@/lib/classes/board/endpoints';
import * as certificateContract from '@/lib/classes/certificate/contract';
import * as certificate from '@/lib/classes/certificate/endpoints';
import * as colleaguesContract from '@/lib/classes/colleagues/contract';
import * as colleagues from '@/lib/classes/colleagues/endpoints';
import * as classesContract from '@/lib/classes/contract';
import * as classCountsContract from '@/lib/classes/counts/contract';
import * as classCounts from '@/lib/classes/counts/endpoints';
import * as classes from '@/lib/classes/endpoints';
import * as joiningContract from '@/lib/classes/joining/contract';
import * as joining from '@/lib/classes/joining/endpoints';
import * as classOutcomesContract from '@/lib/classes/outcomes/contract';
import * as classOutcomes from '@/lib/classes/outcomes/endpoints';
import * as papersContract from '@/lib/classes/paper/answers/contract';
import * as papers from '@/lib/classes/paper/answers/endpoints';
import * as classResultsContract from '@/lib/classes/results/contract';
import * as classResults from '@/lib/classes/results/endpoints';
import * as roomContract from '@/lib/classes/room/contract';
import * as room from '@/lib/classes/room/endpoints';
import * as correctionsContract from '@/lib/corrections/contract';
import * as corrections from '@/lib/corrections/endpoints';
import * as factsContract from '@/lib/facts/contract';
import * as facts from '@/lib/facts/endpoints';
import * as favoritesContract from '@/lib/favorites/contract';
import * as favorites from '@/lib/favorites/endpoints';
import * as healthContract from '@/lib/health/contract';
import * as health from '@/lib/health/endpoints';
import * as exchangeContract from '@/lib/import-export/contract';
import * as exchange from '@/lib/import-export/endpoints';
import * as undoingContract from '@/lib/import-export/undoing/contract';
import * as undoing from '@/lib/import-export/undoing/endpoints';
import * as itemsContract from '@/lib/item-analysis/contract';
import * as items from '@/lib/item-analysis/endpoints';
import type { Contract, DescribedEndpoint, Endpoint } from '@/lib/kernel/endpoint';
import * as calibrationContract from '@/lib/outcomes/calibration/contract';
import * as calibration from '@/lib/outcomes/calibration/endpoints';
import * as outcomesContract from '@/lib/outcomes/contract';
import * as outcomes from '@/lib/outcomes/endpoints';
import * as peopleContract from '@/lib/people/contract';
import * as people from '@/lib/people/endpoints';
import * as cardsContract from '@/lib/plan/cards/contract';
import * as cards from '@/lib/plan/cards/endpoints';
import * as planContract from '@/lib/plan/contract';
import * as plan from '@/lib/plan/endpoints';
import * as approvingContract from '@/lib/praise/approving/contract';
import * as approving from '@/lib/praise/approving/endpoints';
import * as praiseContract from '@/lib/praise/contract';
import * as praise from '@/lib/praise/endpoints';
import * as recordContract from '@/lib/record/contract';
import * as record from '@/lib/record/endpoints';
import * as answeringContract from '@/lib/reports/answering/contract';
import * as answering from '@/lib/reports/answering/endpoints';
import * as reportsContract from '@/lib/reports/contract';
import * as reports from '@/lib/reports/endpoints';
import * as summaryContract from '@/lib/reports/summary/contract';
import * as summary from '@/lib/reports/summary/endpoints';
import * as confidenceContract from '@/lib/statistics/confidence/contract';
import * as confidence from '@/lib/statistics/confidence/endpoints';
import * as statisticsContract from '@/lib/statistics/contract';
import * as statistics from '@/lib/statistics/endpoints';
import * as readinessContract from '@/lib/statistics/readiness/contract';
import * as readiness from '@/lib/statistics/readiness/endpoints';
import * as topicsContract from '@/lib/statistics/topics/contract';
import * as topics from '@/lib/statistics/topics/endpoints';

/** Combines each endpoint with the contract of the same name. A missing contract is a compile error. */
const join = <K extends string>(
  endpoints: Readonly<Record<K, Endpoint>>,
  contracts: Readonly<Record<NoInfer<K>, Contract>>,
): DescribedEndpoint[] => (Object.keys(endpoints) as K[]).map((name) => ({ ...endpoints[name], ...contracts[name] }));

/** Every declared endpoint, for the OpenAPI document, the authorization matrix and the fuzz tests. */
export const ENDPOINTS: readonly DescribedEndpoint[] = [
  ...join(account, accountContract),
  ...join(analytics, analyticsContract),
  ...join(answering, answeringContract),
  ...join(assignments, assignmentsContract),
  ...join(testQuestions, testQuestionsContract),
  ...join(approving, approvingContract),
  ...join(attempts, attemptsContract),
  ...join(audit, auditContract),
  ...join(auth, authContract),
  ...join(bank, bankContract),
  ...join(board, boardContract),
  ...join(calibration, calibrationContract),
  ...join(carry, carryContract),
  ...join(classCounts, classCountsContract),
  ...join(classResults, classResultsContract),
  ...join(classes, classesContract),
  ...join(cards, cardsContract),
  ...join(colleagues, colleaguesContract),
  ...join(confidence, confidenceContract),
  ...join(corrections, correctionsContract),
  ...join(devices, devicesContract),
  ...join(duplicates, duplicatesContract),
  ...join(editing, editingContract),
  ...join(exchange, exchangeContract),
  ...join(undoing, undoingContract),
  ...join(facts, factsContract),
  ...join(favorites, favoritesContract),
  ...join(health, healthContract),
  ...join(items, itemsContract),
  ...join(joining, joiningContract),
  ...join(notices, noticesContract),
  ...join(outcomes, outcomesContract),
  ...join(classOutcomes, classOutcomesContract),
  ...join(papers, papersContract),
  ...join(certificate, certificateContract),
  ...join(people, peopleContract),
  ...join(pictures, picturesContract),
  ...join(plan, planContract),
  ...join(praise, praiseContract),
  ...join(readiness, readinessContract),
  ...join(record, recordContract),
  ...join(reports, reportsContract),
  ...join(room, roomContract),
  ...join(sections, sectionsContract),
  ...join(summary, summaryContract),
  ...join(statistics, statisticsContract),
  ...join(topics, topicsContract),
];
