import 'server-only';
import enAccount from '@/messages/en/account.json';
import enAttempt from '@/messages/en/attempt.json';
import enAuth from '@/messages/en/auth.json';
import enCalibration from '@/messages/en/calibration.json';
import enCards from '@/messages/en/cards.json';
import enChart from '@/messages/en/chart.json';
import enClass from '@/messages/en/class.json';
import enClasses from '@/messages/en/classes.json';
import enClassresults from '@/messages/en/classresults.json';
import enCorrections from '@/messages/en/corrections.json';
import enDrawings from '@/messages/en/drawings.json';
import enFavorites from '@/messages/en/favorites.json';
import enGlossary from '@/messages/en/glossary.json';
import enGuides from '@/messages/en/guides.json';
import enInstructors from '@/messages/en/instructors.json';
import enJoin from '@/messages/en/join.json';
import enLanding from '@/messages/en/landing.json';
import enLegal from '@/messages/en/legal.json';
import enLive from '@/messages/en/live.json';
import enMenu from '@/messages/en/menu.json';
import enMock from '@/messages/en/mock.json';
import enNotices from '@/messages/en/notices.json';
import enOffline from '@/messages/en/offline.json';
import enOutcomes from '@/messages/en/outcomes.json';
import enPaper from '@/messages/en/paper.json';
import enPlan from '@/messages/en/plan.json';
import enProfile from '@/messages/en/profile.json';
import enQuestion from '@/messages/en/question.json';
import enReports from '@/messages/en/reports.json';
import enResults from '@/messages/en/results.json';
import enSearch from '@/messages/en/search.json';
import enSections from '@/messages/en/sections.json';
import enSite from '@/messages/en/site.json';
import enStart from '@/messages/en/start.json';
import enStatistics from '@/messages/en/statistics.json';
import enStudy from '@/messages/en/study.json';
import enToday from '@/messages/en/today.json';
import enToolpages from '@/messages/en/toolpages.json';
import enTools from '@/messages/en/tools.json';
import enTopics from '@/messages/en/topics.json';
import enTransfer from '@/messages/en/transfer.json';
import esAccount from '@/messages/es/account.json';
import esAttempt from '@/messages/es/attempt.json';
import esAuth from '@/messages/es/auth.json';
import esCalibration from '@/messages/es/calibration.json';
import esCards from '@/messages/es/cards.json';
import esChart from '@/messages/es/chart.json';
import esClass from '@/messages/es/class.json';
import esClasses from '@/messages/es/classes.json';
import esClassresults from '@/messages/es/classresults.json';
import esCorrections from '@/messages/es/corrections.json';
import esDrawings from '@/messages/es/drawings.json';
import esFavorites from '@/messages/es/favorites.json';
import esGlossary from '@/messages/es/glossary.json';
import esGuides from '@/messages/es/guides.json';
import esInstructors from '@/messages/es/instructors.json';
import esJoin from '@/messages/es/join.json';
import esLanding from '@/messages/es/landing.json';
import esLegal from '@/messages/es/legal.json';
import esLive from '@/messages/es/live.json';
import esMenu from '@/messages/es/menu.json';
import esMock from '@/messages/es/mock.json';
import esNotices from '@/messages/es/notices.json';
import esOffline from '@/messages/es/offline.json';
import esOutcomes from '@/messages/es/outcomes.json';
import esPaper from '@/messages/es/paper.json';
import esPlan from '@/messages/es/plan.json';
import esProfile from '@/messages/es/profile.json';
import esQuestion from '@/messages/es/question.json';
import esReports from '@/messages/es/reports.json';
import esResults from '@/messages/es/results.json';
import esSearch from '@/messages/es/search.json';
import esSections from '@/messages/es/sections.json';
import esSite from '@/messages/es/site.json';
import esStart from '@/messages/es/start.json';
import esStatistics from '@/messages/es/statistics.json';
import esStudy from '@/messages/es/study.json';
import esToday from '@/messages/es/today.json';
import esToolpages from '@/messages/es/toolpages.json';
import esTools from '@/messages/es/tools.json';
import esTopics from '@/messages/es/topics.json';
import esTransfer from '@/messages/es/transfer.json';

/** All texts of the product's pages by language and namespace, in ICU format. */
export const SOURCES = {
  en: {
    paper: enPaper,
    live: enLive,
    outcomes: enOutcomes,
    calibration: enCalibration,
    class: enClass,
    classes: enClasses,
    classresults: enClassresults,
    instructors: enInstructors,
    corrections: enCorrections,
    notices: enNotices,
    today: enToday,
    plan: enPlan,
    profile: enProfile,
    reports: enReports,
    favorites: enFavorites,
    statistics: enStatistics,
    join: enJoin,
    transfer: enTransfer,
    account: enAccount,
    attempt: enAttempt,
    auth: enAuth,
    cards: enCards,
    glossary: enGlossary,
    chart: enChart,
    drawings: enDrawings,
    guides: enGuides,
    landing: enLanding,
    legal: enLegal,
    menu: enMenu,
    mock: enMock,
    offline: enOffline,
    results: enResults,
    search: enSearch,
    sections: enSections,
    question: enQuestion,
    start: enStart,
    study: enStudy,
    toolpages: enToolpages,
    tools: enTools,
    topics: enTopics,
    site: enSite,
  },
  es: {
    paper: esPaper,
    live: esLive,
    outcomes: esOutcomes,
    calibration: esCalibration,
    class: esClass,
    classes: esClasses,
    classresults: esClassresults,
    instructors: esInstructors,
    corrections: esCorrections,
    notices: esNotices,
    today: esToday,
    plan: esPlan,
    profile: esProfile,
    reports: esReports,
    favorites: esFavorites,
    statistics: esStatistics,
    join: esJoin,
    transfer: esTransfer,
    account: esAccount,
    attempt: esAttempt,
    auth: esAuth,
    cards: esCards,
    glossary: esGlossary,
    chart: esChart,
    drawings: esDrawings,
    guides: esGuides,
    landing: esLanding,
    legal: esLegal,
    menu: esMenu,
    mock: esMock,
    offline: esOffline,
    results: esResults,
    search: esSearch,
    sections: esSections,
    question: esQuestion,
    start: esStart,
    study: esStudy,
    toolpages: esToolpages,
    tools: esTools,
    topics: esTopics,
    site: esSite,
  },
} as const;

export type Messages = (typeof SOURCES)['en'];
export type Namespace = keyof Messages;
