'use client';

import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/browser/api/call';
import type { ReadinessView } from '@/lib/plan/readiness/contract';
import { getReadiness } from '@/lib/plan/readiness/endpoints';
import type { ConfidenceView } from '@/lib/statistics/confidence/contract';
import { getConfidence } from '@/lib/statistics/confidence/endpoints';
import type { TopicResult } from '@/lib/statistics/topics/contract';
import { listTopics } from '@/lib/statistics/topics/endpoints';

export interface OverallView {
  topics: TopicResult[];
  readiness: ReadinessView;
  confidence: ConfidenceView;
}

/**
 * Loads the topics, the probability of passing and the confidence. Filters do not apply, because these values cover all
 * answers.
 */
export function useOverallResults({ loadedAt, overall }: { loadedAt: number; overall: OverallView | null }) {
  return useQuery({
    queryKey: ['statistics', 'standing'],
    queryFn: async ({ signal }): Promise<OverallView> => {
      const [topics, readiness, confidence] = await Promise.all([
        call(listTopics, {}, { signal }),
        call(getReadiness, {}, { signal }),
        call(getConfidence, {}, { signal }),
      ]);
      return { topics, readiness, confidence };
    },
    gcTime: 0,
    ...(overall ? { initialData: overall, initialDataUpdatedAt: loadedAt } : {}),
  });
}
