import { parseXml, XmlCdata, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { PICTURE_LIMITS } from '@/lib/kernel/exam';

/**
 * Checks a question's drawing. Pages show it as an image, which cannot run scripts or load files. The rules make sure
 * that a drawing is small, is legible in both themes and on paper, and is harmless if somebody opens the file directly.
 */

const DEEPEST = 12;
/** Minimum and maximum width and height of the viewBox. One unit is one CSS pixel on a phone screen. */
const SIDE = { least: 40, most: 800 } as const;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const SHAPES = ['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'];
const TEXTS = ['text', 'tspan'];
const ELEMENTS = ['svg', 'g', ...SHAPES, ...TEXTS];
/** Allowed colors. Lines and text use `currentColor`, for which the page uses the text color of its theme. */
const COLORS = ['none', 'currentColor', '#2f7fd1', '#d0463b', '#c99700', '#808080', '#3f9142'];

const NUMBER = /^-?(?:\d{1,5}(?:\.\d{0,6})?|\.\d{1,6})$/;
const NUMBERS = /^[-\d.\s,]+$/;
const oneOf = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`);
const COLOR = oneOf(...COLORS);

const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...[
    ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'dx', 'dy', 'stroke-width'],
    ...['stroke-miterlimit', 'stroke-dashoffset', 'fill-opacity', 'stroke-opacity', 'opacity', 'font-size'],
    ...['letter-spacing', 'textLength'],
  ].map((name): [string, RegExp] => [name, NUMBER]),
  ['d', /^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]+$/],
  ['points', NUMBERS],
  ['viewBox', NUMBERS],
  ['stroke-dasharray', /^(?:none|[\d.\s,]+)$/],
  ['transform', /^(?:(?:translate|rotate|scale|skewX|skewY|matrix)\([-\d.\s,]+\)[\s,]*)+$/],
  ['fill', COLOR],
  ['stroke', COLOR],
  ['fill-rule', oneOf('nonzero', 'evenodd')],
  ['stroke-linecap', oneOf('butt', 'round', 'square')],
  ['stroke-linejoin', oneOf('miter', 'round', 'bevel')],
  ['font-family', oneOf('sans-serif')],
  ['font-weight', oneOf('normal', 'bold', '[1-9]00')],
  ['font-style', oneOf('normal', 'italic')],
  ['text-anchor', oneOf('start', 'middle', 'end')],
  ['dominant-baseline', oneOf('auto', 'middle', 'central', 'hanging', 'alphabetic')],
  ['xmlns', oneOf(NAMESPACE.replaceAll('.', '\\.'))],
]);

interface StyledElement {
  element: XmlElement;
  depth: number;
  /**
   * `hasFill` and `hasFace`: true if the fill or the font is set on the element or an ancestor. Without them, a browser
   * would fill with black, or use a serif font.
   */
  hasFill: boolean;
  hasFace: boolean;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

function checkAttribute(name: string, value: string): string[] {
  const pattern = ATTRIBUTES.get(name);
  if (pattern === undefined) return [`has the attribute "${shorten(name)}", which is not allowed: take it out`];
  if (pattern.test(value.trim())) return [];
  if (pattern === COLOR) return [`has the color "${shorten(value)}" in ${name}: use one of ${COLORS.join(', ')}`];
  return [`has ${name}="${shorten(value)}", which is not allowed there`];
}

function checkElement({ element, depth, hasFill, hasFace }: StyledElement): string[] {
  const { name, attributes } = element;
  if (!ELEMENTS.includes(name)) {
    return [`has the element <${shorten(name)}>, which is not allowed: use ${ELEMENTS.join(', ')}`];
  }
  const found = Object.entries(attributes).flatMap(([attribute, value]) => checkAttribute(attribute, value));
  if (name === 'svg' && depth > 1) found.push('has an <svg> inside: use <g>');
  if (!hasFill && [...SHAPES, ...TEXTS].includes(name)) {
    found.push(`has a <${name}> without fill, which would be black in the dark too: write fill="none" on <svg>`);
  }
  if (!hasFace && TEXTS.includes(name)) {
    found.push(`has a <${name}> without font-family: write font-family="sans-serif" on <svg>`);
  }
  return found;
}

function checkChild(node: XmlNode, parent: XmlElement): string[] {
  if (node instanceof XmlElement) return [];
  if (!(node instanceof XmlText) || node instanceof XmlCdata)
    return ['has a comment, CDATA or an instruction: take it out'];
  if (node.text.trim() === '' || TEXTS.includes(parent.name)) return [];
  return [`has text outside of <text>: "${shorten(node.text.trim())}"`];
}

/** Lists every element with the attributes that it inherits. Leaves out elements below the allowed depth. */
function listElements(root: XmlElement): StyledElement[] {
  const elements: StyledElement[] = [];
  const waiting = [{ element: root, depth: 1, hasFill: false, hasFace: false }];
  for (let styled = waiting.pop(); styled; styled = waiting.pop()) {
    const { element, depth } = styled;
    const hasFill = styled.hasFill || element.attributes.fill !== undefined;
    const hasFace = styled.hasFace || element.attributes['font-family'] !== undefined;
    elements.push({ element, depth, hasFill, hasFace });
    if (depth > DEEPEST) continue;
    for (const child of element.children) {
      if (child instanceof XmlElement) waiting.push({ element: child, depth: depth + 1, hasFill, hasFace });
    }
  }
  return elements;
}

function checkRoot(root: XmlElement): string[] {
  if (root.name !== 'svg') return [`begins with <${shorten(root.name)}>: the outermost element is <svg>`];
  const found: string[] = [];
  if (root.attributes.xmlns !== NAMESPACE) found.push(`needs xmlns="${NAMESPACE}" on <svg>`);
  // Stryker disable next-line StringLiteral: The empty text and any text that replaces it have no four numbers, so the check reports the same error.
  const sides = (root.attributes.viewBox ?? '').trim().split(/[\s,]+/);
  const [width, height] = sides.slice(2).map(Number);
  // Stryker disable next-line ConditionalExpression: `undefined >= 40` is false anyway, so the check only satisfies the types.
  const fits = (side: number | undefined) => side !== undefined && side >= SIDE.least && side <= SIDE.most;
  if (sides.length !== 4 || !sides.every((side) => NUMBER.test(side)) || !fits(width) || !fits(height)) {
    const sizes = `width and height from ${SIDE.least} to ${SIDE.most}`;
    found.push(`needs a viewBox on <svg> with ${sizes}, such as viewBox="0 0 320 240"`);
  }
  return found;
}

function parse(svg: string): { root: XmlElement; extra: string[] } | { fault: string } {
  try {
    const options = { preserveCdata: true, preserveComments: true, preserveDocumentType: true };
    const { root, children } = parseXml(svg, { ...options, preserveXmlDeclaration: true });
    // Stryker disable next-line BooleanLiteral,ConditionalExpression,ObjectLiteral,StringLiteral: parse-xml throws for a document without a root, so the check only satisfies the types.
    if (!root) return { fault: 'is empty' };
    const extra = children.length > 1 ? ['has something around <svg>, such as a comment or DOCTYPE: take it out'] : [];
    return { root, extra };
  } catch (error) {
    // Stryker disable next-line ConditionalExpression,ObjectLiteral,StringLiteral: Deep nesting overflows the stack only on some machines, so the test accepts either finding.
    if (error instanceof RangeError) return { fault: 'is nested too deep' };
    // Stryker disable next-line StringLiteral: `split` always returns a first piece and parse-xml throws only errors, so the texts only satisfy the types.
    const reason = error instanceof Error ? shorten(error.message.split('\n')[0] ?? '') : '';
    return { fault: `is not well-formed XML (${reason})` };
  }
}

/**
 * Lists all problems of a drawing. Each one completes a sentence that begins with the drawing's name. Empty if the
 * drawing is valid.
 */
export function checkPicture(svg: string): string[] {
  if (new TextEncoder().encode(svg).byteLength > PICTURE_LIMITS.bytes) {
    return [`is larger than ${PICTURE_LIMITS.bytes / 1000} kB: draw it with fewer points and shorter numbers`];
  }
  // Stryker disable next-line MethodExpression: All callers have tidied the drawing before.
  if (!svg.trimStart().startsWith('<')) return ['is not an SVG drawing: its text begins with <svg'];
  // Stryker disable next-line MethodExpression: All callers have tidied the drawing before.
  const parsed = parse(svg.trim());
  if ('fault' in parsed) return [parsed.fault];
  const elements = listElements(parsed.root);
  const found = [
    ...parsed.extra,
    ...checkRoot(parsed.root),
    ...(elements.some(({ depth }) => depth > DEEPEST) ? [`is nested more than ${DEEPEST} elements deep`] : []),
    ...elements.flatMap((styled) => [
      ...checkElement(styled),
      ...styled.element.children.flatMap((child) => checkChild(child, styled.element)),
    ]),
  ];
  return [...new Set(found)];
}

/** Normalizes a drawing before it is stored or compared: LF line endings, no outer whitespace. */
export const tidyPicture = (svg: string): string => svg.replace(/\r\n?/g, '\n').trim();
