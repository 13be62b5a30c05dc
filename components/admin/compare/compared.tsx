import { QuestionPicture } from '@/components/ui/question-picture';
import type { Picture } from '@/lib/bank/picture/contract';
import { Pieces, Plain } from './pieces';
import { diffWords, isMostlyShared } from './word-diff';

/** Parts of a question or of a revision that are compared. */
export interface Comparable {
  text: string;
  explanation: string;
  reference: string;
  picture?: Picture | null | undefined;
  answers: { text: string; isCorrect: boolean; why: string }[];
  /** More values to compare, by name, such as the section. */
  facts?: Record<string, string>;
}

const answerLine = (answer: Comparable['answers'][number] | undefined): string => {
  if (!answer) return '';
  return `${answer.isCorrect ? '✓' : '✗'} ${answer.text}${answer.why ? ` (${answer.why})` : ''}`;
};

interface ComparedProps {
  left: Comparable;
  right: Comparable;
  leftTitle: string;
  rightTitle: string;
  /** Note below the title of each question, such as its section. */
  leftNote?: string;
  rightNote?: string;
}

/** Shows two questions side by side. Differences are marked by color and by underline or strikethrough. */
export function Compared({ left, right, leftTitle, rightTitle, leftNote, rightNote }: ComparedProps) {
  const count = Math.max(left.answers.length, right.answers.length);
  const rows = [
    ['Question', left.text, right.text],
    ...Array.from({ length: count }, (_, place) => [
      `Answer ${place + 1}`,
      answerLine(left.answers[place]),
      answerLine(right.answers[place]),
    ]),
    ['Explanation', left.explanation, right.explanation],
    ['Reference', left.reference, right.reference],
    ...Object.keys(left.facts ?? {}).map((name) => [name, left.facts?.[name], right.facts?.[name]]),
  ].filter(([, one, other]) => one || other);
  return (
    <table className="w-full table-fixed hyphens-auto border-collapse text-left text-sm sm:text-base">
      <thead>
        <tr className="align-top">
          <th scope="col" className="w-1/2 pr-3 pb-2 font-semibold">
            {leftTitle}
            <HeadNote text={leftNote} />
          </th>
          <th scope="col" className="w-1/2 pb-2 pl-3 font-semibold">
            {rightTitle}
            <HeadNote text={rightNote} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', one = '', other = '']) => (
          <ComparedRow key={name} name={name} left={one} right={other} />
        ))}
        {left.picture || right.picture ? <PictureRow left={left.picture} right={right.picture} /> : null}
      </tbody>
    </table>
  );
}

const HeadNote = ({ text }: { text: string | undefined }) =>
  text ? (
    <span dir="auto" className="wrap-anywhere block font-normal text-muted-foreground text-sm">
      {text}
    </span>
  ) : null;

function ComparedRow({ name, left, right }: { name: string; left: string; right: string }) {
  const pieces = diffWords(left, right);
  const isAlike = isMostlyShared(pieces);
  const label = isAlike ? name : `${name}, different`;
  return (
    <tr className="border-border border-t align-top">
      <td className="py-2 pr-3">
        <span className="block text-muted-foreground text-sm">{label}</span>
        {isAlike ? <Pieces pieces={pieces.left} kind="del" /> : <Plain text={left} />}
      </td>
      <td className="border-border border-l py-2 pl-3">
        <span className="block text-muted-foreground text-sm">{label}</span>
        {isAlike ? <Pieces pieces={pieces.right} kind="ins" /> : <Plain text={right} />}
      </td>
    </tr>
  );
}

interface PictureRowProps {
  left: Picture | null | undefined;
  right: Picture | null | undefined;
}

/** Compares the rendered drawings, because their code says little to a reader, and their descriptions. */
function PictureRow({ left, right }: PictureRowProps) {
  const label = left?.svg === right?.svg ? 'Picture' : 'Picture, different';
  const pieces = diffWords(left?.description ?? '', right?.description ?? '');
  return (
    <tr className="border-border border-t align-top">
      {[left, right].map((picture, side) => (
        <td
          key={side === 0 ? 'left' : 'right'}
          className={side === 0 ? 'py-2 pr-3' : 'border-border border-l py-2 pl-3'}
        >
          <span className="block text-muted-foreground text-sm">{label}</span>
          {picture ? <QuestionPicture picture={picture} className="my-2" /> : null}
          <Pieces pieces={side === 0 ? pieces.left : pieces.right} kind={side === 0 ? 'del' : 'ins'} />
        </td>
      ))}
    </tr>
  );
}
