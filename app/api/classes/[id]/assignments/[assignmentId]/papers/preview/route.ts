import * as contract from '@/lib/classes/paper/answers/contract';
import { previewPapers } from '@/lib/classes/paper/answers/endpoints';
import { previewPapers as preview } from '@/lib/classes/paper/answers/service';
import { serve } from '@/lib/http/serve';
import { inSpanish } from '@/lib/http/spanish';

export const POST = serve(previewPapers, contract.previewPapers, async ({ viewer, params, body, client }) => {
  const { lines, ...view } = await preview({ viewer, ...params }, body.list);
  const inLanguage = (problem: string | null) =>
    problem !== null && client.language === 'es' ? inSpanish(problem) : problem;
  return { ...view, lines: lines.map((line) => ({ ...line, problem: inLanguage(line.problem) })) };
});
