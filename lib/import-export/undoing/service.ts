import 'server-only';
import { audited } from '@/lib/audit/service';
import * as translations from '@/lib/bank/translations/service';
import * as corrections from '@/lib/corrections/service';
import { holdImports, PATIENCE } from '@/lib/import-export/service';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import type { ImportView, TakenBack } from './contract';
import { obstacleTo } from './rules';
import * as store from './store';
import { viewImport } from './view';

/** Lists the imports of all admins, newest first. */

export async function listImports(asked: { page: number; size: number }): Promise<Page<ImportView>> {
  const { rows, totalItems } = await store.listImports(asked);
  return toPage(rows.map(viewImport), { ...asked, totalItems });
}

const WHY = 'The import that made this correction was undone.';

/**
 * Deletes or archives the questions that the import added, restores the questions that it changed, and revokes its
 * corrections: all or nothing. Throws `NOT_FOUND`, and `CONFLICT` if the import was already undone or its questions
 * have changed since.
 */
export async function takeBackImport(actorId: string, id: string): Promise<TakenBack> {
  const done = await audited(async (tx, record) => {
    await holdImports(tx);
    const known = await store.lockImport(tx, id);
    if (!known) throw new Problem('NOT_FOUND', 'There is no such import');
    if (known.takenBackAt) throw new Problem('CONFLICT', 'This import was already undone');
    const batches = await store.listBatches(tx, id);
    const rows: store.ImportedRow[] = [];
    for (const ids of batches) rows.push(...(await store.lockImported(tx, id, ids)));
    const obstacle = obstacleTo(rows, await translations.lockImported(tx, id));
    if (obstacle) throw new Problem('CONFLICT', obstacle);
    const restored = new Map<number, number>();
    for (const ids of batches) {
      for (const [questionId, revision] of await store.restore(tx, { importId: id, ids }, actorId)) {
        restored.set(questionId, revision);
      }
    }
    for (const { correctionId, questionId } of rows) {
      if (correctionId === null) continue;
      const { rightRevision } = await corrections.lockForTakingBack(tx, correctionId);
      const restoredRevision = rightRevision === null ? null : (restored.get(questionId) ?? null);
      await corrections.markTakenBack(tx, { id: correctionId, why: WHY, restoredRevision });
    }
    const translated = await translations.restoreImported(tx, id);
    const removed = { deleted: 0, archived: 0 };
    for (const ids of batches) {
      const { deleted, archived } = await store.removeAdded(tx, { importId: id, ids });
      removed.deleted += deleted;
      removed.archived += archived;
    }
    await store.markTakenBack(tx, id);
    const revised = new Set(rows.map(({ questionId }) => questionId));
    const onlyTranslated = translated.filter((questionId) => !revised.has(questionId));
    const after = { restored: restored.size + onlyTranslated.length, ...removed };
    await record({
      actorId,
      action: 'question.import-take-back',
      subject: 'questions',
      after: { importId: id, ...after },
    });
    return after;
  }, PATIENCE);
  log.info('import taken back', { userId: actorId, importId: id, ...done });
  return done;
}
