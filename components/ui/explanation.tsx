import { useTranslations } from '#texts';
import { Wording } from './wording';

interface ExplanationProps {
  text: string | undefined;
  /** Language of the text, if it is not the page's. */
  language?: string | undefined;
  source: string | undefined;
}

/** Explanation of the right answer, and the rule on which it is based. Either may be missing. */
export function Explanation({ text, language, source }: ExplanationProps) {
  const t = useTranslations('site');
  return (
    <>
      {text ? (
        <p className="mt-2 max-w-measure" lang={language}>
          <Wording text={text} />
        </p>
      ) : null}
      {source ? (
        <p className="mt-2 text-muted-foreground text-sm">
          {t('source')}{' '}
          <span lang={language}>
            <Wording text={source} />
          </span>
        </p>
      ) : null}
    </>
  );
}
