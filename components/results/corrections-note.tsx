import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import type { AttemptResult } from '@/lib/attempts/contract';

type Correction = NonNullable<AttemptResult['corrections']>[number];

function Entry({ correction, result }: { correction: Correction; result: AttemptResult }) {
  const t = useTranslations('results');
  const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(` ${t('and')} `);
  const { questionId, kind, said, right, rule } = correction;
  const position = result.questions.find((question) => question.questionId === questionId)?.position;
  return (
    <li dir="auto" className="break-words">
      <span className="font-medium">{t('questionColon', { position: position ?? '' })}</span>{' '}
      {kind === 'withdrawn' ? t('withdrawn') : t('bothCount', { said: quoted(said), right: quoted(right) })} {rule}
    </li>
  );
}

/** Lists the corrections of the result's questions. */
export function CorrectionsNote({ result }: { result: AttemptResult }) {
  const t = useTranslations('results');
  const toPath = usePaths();
  const { corrections, fair } = result;
  if (!corrections) return null;
  return (
    <Alert variant="info">
      <h2 className="font-semibold text-lg">{t('correctedSince')}</h2>
      {fair ? null : <p className="mt-1">{t('scoreStays')}</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {corrections.map((correction) => (
          <Entry key={correction.id} correction={correction} result={result} />
        ))}
      </ul>
      <Link href={toPath('/corrections')} className="mt-2 inline-block underline">
        {t('allCorrections')}
      </Link>
    </Alert>
  );
}
