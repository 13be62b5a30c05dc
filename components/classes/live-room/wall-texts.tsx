import { useTextLanguage } from '@/components/messages/use-text-language';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
import { Wording } from '@/components/ui/wording';
import type { RoomWording, RoundView } from '@/lib/classes/live-room/contract';
import type { WallLanguage } from './use-wall-language';

/** Lists the question in each language that is shown. A question without a Spanish version is in English. */
export function listWordings({ question, revealed, spanish }: RoundView, language: WallLanguage): RoomWording[] {
  const english = { question, revealed };
  if (!spanish || language === 'en') return [english];
  return language === 'es' ? [spanish] : [english, spanish];
}

interface WallTextsProps {
  wordings: readonly RoomWording[];
  /** Returns the text to show in one language; empty or undefined if that language has no text. */
  find: (wording: RoomWording) => string | undefined;
}

/** A text in each language that is shown, the second one smaller. Shows equal texts, such as "5 lb", once. */
export function WallTexts({ wordings, find }: WallTextsProps) {
  const textLanguage = useTextLanguage();
  const texts = wordings.map((wording) => ({ text: find(wording), language: wording.question.language }));
  return texts.map(({ text, language }, place) =>
    text && (place === 0 || text !== texts[0]?.text) ? (
      <span
        key={language}
        lang={textLanguage(language)}
        className={cn('block', place > 0 && 'mt-1 font-normal text-[0.85em]')}
      >
        <Wording text={text} />
      </span>
    ) : null,
  );
}

/** Explanation of the right answer and its source in each language that is shown. Shows equal sources once. */
export function WallReasons({ wordings }: Pick<WallTextsProps, 'wordings'>) {
  const textLanguage = useTextLanguage();
  const first = wordings[0]?.revealed?.reference;
  return (
    <div className="mt-2 text-xl xl:text-[1.75rem] xl:group-data-[tight=true]/wall:text-2xl [&_p]:max-w-none [&_p]:text-[1em]!">
      {wordings.map(({ question: { language }, revealed }, place) => (
        <Explanation
          key={language}
          text={revealed?.explanation}
          language={textLanguage(language)}
          source={place === 0 || revealed?.reference !== first ? revealed?.reference : undefined}
        />
      ))}
    </div>
  );
}
