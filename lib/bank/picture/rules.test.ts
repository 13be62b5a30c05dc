import { describe, expect, it } from 'vitest';
import { checkPicture, tidyPicture } from './rules';

const ROOT = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none" font-family="sans-serif"';
const draw = (inside: string, root = ROOT) => `<svg ${root}>${inside}</svg>`;

const GAUGE = draw(`
  <g stroke="currentColor" stroke-width="2" transform="translate(10 20) rotate(-45 160 120)">
    <circle cx="160" cy="120" r="90"/>
    <path d="M160 120 L210.5 60.25 A90 90 0 0 1 250 120 Z" fill="#2f7fd1" stroke-linejoin="round"/>
    <polyline points="10,20 30,40" stroke="#d0463b" stroke-dasharray="4 2"/>
    <rect x="1" y="1" width="10" height="10" rx="2" fill="#808080" fill-opacity=".5"/>
  </g>
  <text x="160" y="200" font-size="16" font-weight="bold" text-anchor="middle" fill="currentColor">68 psig &amp; <tspan dy="4">R-22</tspan></text>`);

describe('drawing of a question', () => {
  it('is accepted with shapes, text and the allowed colors', () => {
    expect(checkPicture(GAUGE)).toEqual([]);
  });

  it.each([
    ['a script', draw('<script>alert(1)</script>'), /element <script>/],
    ['a script of another name', draw('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), /element <x:script>/],
    ['an event handler', `<svg ${ROOT} onload="alert(1)"></svg>`, /attribute "onload"/],
    ['a handler on a shape', draw('<circle r="4" onclick="alert(1)"/>'), /attribute "onclick"/],
    ['a handler in capitals', draw('<circle r="4" ONCLICK="alert(1)"/>'), /attribute "ONCLICK"/],
    ['a link that is a script', draw('<a href="javascript:alert(1)"><rect/></a>'), /element <a>/],
    ['a reference', draw('<rect href="javascript:alert(1)"/>'), /attribute "href"/],
    ['an old reference', draw('<rect xlink:href="https://example.com/x.svg#a"/>'), /attribute "xlink:href"/],
    ['another namespace', draw('<g xmlns="http://www.w3.org/1999/xhtml"/>'), /has xmlns=/],
    ['HTML inside', draw('<foreignObject><p>hi</p></foreignObject>'), /element <foreignObject>/],
    ['an animation', draw('<circle r="4"><animate attributeName="r" to="9"/></circle>'), /element <animate>/],
    ['copies of a shape', draw('<use/>'), /element <use>/],
    ['an image', draw('<image/>'), /element <image>/],
    ['a style sheet', draw('<style>*{fill:red}</style>'), /element <style>/],
    ['a style', draw('<rect style="fill:url(https://example.com/)"/>'), /attribute "style"/],
    ['a class', draw('<rect class="a"/>'), /attribute "class"/],
    ['a name, which can tell the answer', draw('<rect id="the-right-valve"/>'), /attribute "id"/],
    ['a color from elsewhere', draw('<rect fill="url(https://example.com/#a)"/>'), /color "url/],
    ['a color of its own', draw('<rect fill="#ff0000"/>'), /color "#ff0000" in fill: use one of none, currentColor/],
    ['a face of its own', draw('<text font-family="Comic Sans MS">a</text>'), /has font-family=/],
    ['code among numbers', draw('<rect x="calc(1px)"/>'), /has x=/],
    ['code in a path', draw('<path d="url(#a)"/>'), /has d=/],
    ['code in a transform', draw('<g transform="url(#a)"/>'), /has transform=/],
    ['a comment', draw('<!-- the right one is 68 -->'), /comment/],
    ['a comment in front', `<!-- made by a tool -->${draw('')}`, /around <svg>/],
    ['an instruction', `<?xml-stylesheet href="https://example.com/a.css"?>${draw('')}`, /around <svg>/],
    ['a document type', `<!DOCTYPE svg>${draw('')}`, /around <svg>/],
    ['raw data', draw('<text><![CDATA[<script>]]></text>'), /CDATA/],
    ['text outside of text', draw('68 psig'), /text outside of <text>: "68 psig"/],
    ['a second drawing inside', draw(`<svg ${ROOT}></svg>`), /<svg> inside/],
    ['no namespace', '<svg viewBox="0 0 320 240"/>', /needs xmlns/],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"/>', /needs a viewBox/],
    ['a viewBox of three numbers', draw('', ROOT.replace('0 0 320', '0 320')), /needs a viewBox/],
    ['a viewBox without height', draw('', ROOT.replace('240', '0')), /needs a viewBox/],
    ['a viewBox too wide for a phone', draw('', ROOT.replace('320', '3200')), /needs a viewBox/],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /begins with <html>/],
    ['text that is no XML', 'a drawing of a gauge', /is not an SVG drawing/],
    ['nothing', '', /is not an SVG drawing/],
    ['a tag that never closes', '<svg viewBox="0 0 1 1"><g></svg>', /not well-formed/],
    ['an attribute twice', draw('<rect x="1" x="2"/>'), /not well-formed/],
    ['an entity', draw('<text>&nbsp;</text>'), /not well-formed/],
    ['a shape that would be black', draw('<rect/>', ROOT.replace('fill="none"', '')), /<rect> without fill/],
    ['text with serifs', draw('<text fill="none">a</text>', ROOT.replace(/font-family="\S+"/, '')), /font-family/],
  ])('is refused with %s', (_what, svg, reason) => {
    const found = checkPicture(svg);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(reason);
  });

  it('is refused quickly if it defines nested entities', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}]>${draw('<text>&a19;</text>')}`;
    expect(checkPicture(bomb).join()).toMatch(/not well-formed/);
  });

  it('is accepted with twelve levels of elements', () => {
    expect(checkPicture(draw('<g>'.repeat(11) + '</g>'.repeat(11)))).toEqual([]);
  });

  it('is refused quickly if its elements are nested too deep', () => {
    expect(checkPicture(draw('<g>'.repeat(12) + '</g>'.repeat(12))).join()).toMatch(/nested more than 12/);
    expect(checkPicture(draw('<g>'.repeat(1500) + '</g>'.repeat(1500))).join()).toMatch(/nested more than 12/);
    expect(checkPicture(draw('<g>'.repeat(3900))).join()).toMatch(/not well-formed|nested too deep/);
  });

  it('is refused above 12 kB, counted in bytes', () => {
    const texts = draw(`<text fill="none">${'°'.repeat(5800)}</text>`);
    expect(checkPicture(texts)).toEqual([]);
    expect(checkPicture(draw(`<text fill="none">${'°'.repeat(6000)}</text>`))).toEqual([
      'is larger than 12 kB: draw it with fewer points and shorter numbers',
    ]);
    expect(checkPicture('<'.repeat(5_000_000))).toHaveLength(1);
  });

  it('is checked in under a second for any input', () => {
    const long = [
      draw(`<path d="${'1 '.repeat(5000)}x"/>`),
      draw(`<g transform="${'scale(1) '.repeat(1200)}x"/>`),
      draw(`<rect x="${'1'.repeat(11_000)}"/>`),
      draw(`<polygon points="${'1,'.repeat(5000)}x"/>`),
    ];
    const before = process.cpuUsage();
    for (const svg of long) expect(checkPicture(svg).length).toBeGreaterThan(0);
    // CPU time of this process in microseconds, because elapsed time depends on the load of the machine.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('lists every problem once', () => {
    const found = checkPicture(draw('<use/><use/><rect class="a" fill="red"/>'));
    expect(found).toHaveLength(3);
  });
});

describe('normalization of a drawing', () => {
  it('converts all line endings to LF', () => {
    expect(tidyPicture('\r\n<svg>\r\n</svg>\n')).toBe('<svg>\n</svg>');
    expect(tidyPicture('<svg>\r</svg>')).toBe('<svg>\n</svg>');
  });
});

const VIEW_BOX = 'needs a viewBox on <svg> with width and height from 40 to 800, such as viewBox="0 0 320 240"';
const inBox = (viewBox: string) => draw('', ROOT.replace('0 0 320 240', viewBox));

describe('viewBox of a drawing', () => {
  it.each(['0 0 40 800', '0 0 800 40', ' 0 0 320 240 ', '0, 0,  320, 240', '-20 -.5 320 240'])(
    'accepts the view box "%s"',
    (viewBox) => {
      expect(checkPicture(inBox(viewBox))).toEqual([]);
    },
  );

  it.each(['0 0 39.9 240', '0 0 320 800.1', '0 0 320 240 5', '0 1-2 320 240', '0 0 320'])(
    'refuses the view box "%s"',
    (viewBox) => {
      expect(checkPicture(inBox(viewBox))).toEqual([VIEW_BOX]);
    },
  );
});

describe('message about an invalid drawing', () => {
  const name = (length: number) => 'x'.repeat(length);

  it.each([
    [
      'names a short attribute in full',
      draw(`<g ${name(40)}="1"/>`),
      `has the attribute "${name(40)}", which is not allowed: take it out`,
    ],
    [
      'cuts a long name',
      draw(`<g ${name(41)}="1"/>`),
      `has the attribute "${name(37)}…", which is not allowed: take it out`,
    ],
    ['quotes text without the spaces around it', draw(' 68 psig '), 'has text outside of <text>: "68 psig"'],
    [
      'reports too deep nesting instead of the elements inside',
      draw(`${'<g>'.repeat(12)}<script/>${'</g>'.repeat(12)}`),
      'is nested more than 12 elements deep',
    ],
    [
      'names an XML declaration',
      `<?xml version="1.0"?>${draw('')}`,
      'has something around <svg>, such as a comment or DOCTYPE: take it out',
    ],
    [
      "quotes the beginning of the XML parser's message",
      '<svg><g></svg>',
      'is not well-formed XML (Missing end tag for element g (line 1…)',
    ],
  ])('helps to find the fault: it %s', (_what, svg, said) => {
    expect(checkPicture(svg)).toEqual([said]);
  });

  it('is absent for spaces around a value, and for a drawing of exactly 12 kB', () => {
    expect(checkPicture(draw('<rect x=" 4 "/>'))).toEqual([]);
    const rest = 12_000 - draw('<text></text>').length;
    expect(checkPicture(draw(`<text>${'a'.repeat(rest)}</text>`))).toEqual([]);
  });
});
