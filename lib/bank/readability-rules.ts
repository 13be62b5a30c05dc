import { syllable } from 'syllable';

/**
 * Measures how hard a question is to read: its number of words and its Flesch-Kincaid grade. Technical words of the
 * trade count as easy, because candidates use them every day.
 */

type Readable = { text: string; answers: readonly { text: string }[] };

// Stryker disable next-line Regex: The empty pieces contain no letter and are filtered out next.
const words = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

export const countWords = (text: string): number => words(text).length;

export const countQuestionWords = ({ text, answers }: Readable): number =>
  answers.reduce((sum, answer) => sum + countWords(answer.text), countWords(text));

const TRADE_WORDS = new Set(
  `absolute accumulator acid air-conditioner alcohol ammonia antarctica appliance appliances apprentice approval approved
  atmosphere atmospheric authority azeotrope azeotropic capacitor capillary carbon category center centrifugal certificate
  certification certified certify charging chemical chemicals chlorine civil-penalty comfort-cooling commercial component
  components compressor compressors condenser condensers condition conditioner conditioners conditioning container containers
  contamination contractor cylinder cylinders degrees dehydration deliver destruction detector detectors dioxide disposable
  disposal dryer education electric electrical electronic environment environmental epa equipment evacuate evacuated
  evacuation evaporator evaporators expansion facility factory federal filter-drier flammability flammable fluorine
  fractionation gallon halide halogen hermetic hermetically high-pressure hydrocarbon hydrocarbons hydrogen hydrostatic
  hygroscopic identification identify industrial inspection isobutane isolate liquid liquids low-pressure lubricant
  lubricants maintenance manifold manufacture manufactured manufacturer manufacturers material medium-pressure metering
  micron microns mineral moisture molecule molecules monitor montreal motor naphthenic nitrogen non-condensable
  non-condensables noncondensable noncondensables operation operator original owner oxygen ozone ozone-depleting
  pascals percent percentage polyolester potential pressure pressures pressurize process propane protection protocol
  purge qualified reclaim reclaimed reclaimer reclaimers reclamation record records recover recovered recovering
  recovery recycle recycled recycling refillable refrigerant refrigerants refrigerated refrigeration refrigerator
  refrigerators regulation regulations regulator relief repair repaired requirement residential saturation scenario section
  self-contained seller sensor service serviced servicing shipping solenoid stratosphere stratospheric subcooling substance
  substances substitute substitutes superheat synthetic system system-dependent systems technician technicians
  temperature temperatures thermometer thermostat thermostatic threshold toxicity troposphere ultrasonic ultraviolet
  universal vacuum vapor vapors ventilation verification volume zeotrope zeotropic`
    .split(/\s+/)
    .filter(Boolean),
);

function countSyllables(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/'s$/, '')
    .replace(/[^a-z-]/g, '');
  if (bare === '' || /\d/.test(word) || TRADE_WORDS.has(bare)) return 1;
  return bare
    .split('-')
    .filter(Boolean)
    .reduce((sum, part) => sum + (TRADE_WORDS.has(part) ? 1 : Math.max(1, syllable(part))), 0);
}

/**
 * Returns the Flesch-Kincaid grade. Sentence length comes from the stem only; word length comes from stem and options.
 */
export function gradeOf({ text, answers }: Readable): number {
  const stem = words(text);
  const sentences = Math.max(1, text.match(/[.?!](?=\s+["'(]?[A-Z0-9]|["')]*$)/g)?.length ?? 1);
  const all = [...stem, ...answers.flatMap((answer) => words(answer.text))];
  const syllables = all.reduce((sum, word) => sum + countSyllables(word), 0);
  if (all.length === 0) return 0;
  return (0.39 * stem.length) / sentences + (11.8 * syllables) / all.length - 15.59;
}
