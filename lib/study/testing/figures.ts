/** Matches names that contain digits. These digits are not figures that must be registered. */
const NAMES =
  /\{\{fact:[^}]+\}\}|\b(?:R|CFC|HCFC|HFC|HFO)-\d+\w*(?:\(E\))?|\bSection \d{3}\b|\b(?:AHRI|ASHRAE) \d+|\bDOT-39\b|\b[45]00 series\b|\b(?:28|40|49) CFR (?:Part )?[\d.]+(?: to [\d.]+)?|\b42 U\.S\.C\. \d+|\bTable 1\b|\b[Cc]lass [123]L?\b|\b[AB][123]L?\b|\bAR4\b/g;
const DIGIT = /\d/;
/** Matches figures in words, such as "three years". */
const COUNTED =
  /\b(?:two|three|four|five|six|ten|twelve|fifteen|twenty|thirty|fifty) (?:\w+ )?(?:days|months|years|pounds|percent|minutes|microns|inches)\b/i;

/** True if a text contains a technical figure in digits or words, where the id of a registered fact is required. */
export function statesFigureItself(text: string): boolean {
  const rest = text.replace(NAMES, '');
  return DIGIT.test(rest) || COUNTED.test(rest);
}
