import { useLanguage, useTranslations } from '#texts';
import { Fold } from '@/components/ui/fold';
import { Wording } from '@/components/ui/wording';
import { linkFirstUses } from '@/lib/study/glossary-rules';
import { guideTermsIn } from '@/lib/study/guides/glossary';
import type { Guide, GuideTopic } from '@/lib/study/rules';
import { listSaturationCurves } from '@/lib/study/saturation-rules';
import { CitedPoints } from './cited-points';
import { GuideDrawingView } from './guide-drawing';
import { GuideTableView } from './guide-table-view';
import { LinkedWording } from './linked-wording';
import { PressureChart } from './pressure-chart';
import { TopicPractice } from './topic-practice';

interface GuideTopicViewProps {
  guide: Guide;
  topic: GuideTopic;
  sectionId: number;
}

/** Topic of a guide, two or three minutes to read. Folded until it is opened. */
export function GuideTopicView({ guide, topic, sectionId }: GuideTopicViewProps) {
  const t = useTranslations('guides');
  const language = useLanguage();
  const terms = guideTermsIn(language);
  const curves = listSaturationCurves([{ ...guide, topics: [topic] }], language);
  return (
    <Fold
      className="border-border border-t"
      heading={
        <h2 id={topic.slug} className="scroll-mt-4 font-bold text-xl tracking-tight sm:text-2xl">
          {topic.name}
        </h2>
      }
    >
      {linkFirstUses(topic.paragraphs, terms).map((parts, index) => (
        <p key={topic.paragraphs[index]} className="mt-4 max-w-measure text-lg leading-relaxed">
          <LinkedWording parts={parts} />
        </p>
      ))}
      {topic.drawings?.map((drawing) => (
        <GuideDrawingView key={drawing.name} drawing={drawing} />
      ))}
      {topic.keyPoints.length > 0 ? (
        <div className="my-6">
          <CitedPoints
            title={t('knowByHeart')}
            about={topic.name}
            level="h3"
            points={topic.keyPoints.map(({ point, cite }) => ({ text: point, cite }))}
          />
        </div>
      ) : null}
      {curves.length > 0 ? <PressureChart curves={curves} /> : null}
      {topic.tables.map((table, index) => (
        <GuideTableView key={table.caption} table={table} id={`${topic.slug}-table-${index + 1}`} />
      ))}
      <p className="text-muted-foreground text-sm">
        {t('whereToCheck')} <Wording text={topic.cites.join('; ')} />
      </p>
      <TopicPractice sectionId={sectionId} topic={topic.slug} />
    </Fold>
  );
}
