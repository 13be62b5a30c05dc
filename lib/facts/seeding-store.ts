import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';

type Transaction = Prisma.TransactionClient;

export interface SeedFact {
  id: string;
  name: string;
  value: string;
  unit: string;
  source: string;
  basis: string;
  inForceFrom: string | null;
  inForceUntil: string | null;
  checkedOn: string | null;
  checkAgainBy: string;
  checkEveryMonths: number;
}

export interface SeedLink {
  factId: string;
  slug: string;
}

export interface ChangedFact {
  id: string;
  name: string;
  value: string;
  unit: string;
  formerValue: string;
  formerUnit: string;
}

/**
 * Inserts new facts, and updates or deletes existing ones, except facts that an admin has changed. If an admin has
 * checked a fact later than the files say, the admin's date stays. Returns the facts whose figure has changed. The
 * caller must hold the lock of the seeding.
 */
export async function saveFacts(tx: Transaction, facts: SeedFact[]): Promise<ChangedFact[]> {
  const given = JSON.stringify(facts);
  const changed = await tx.$queryRaw<ChangedFact[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS row(id text, name text, value text, unit text, source text, basis text,
        "inForceFrom" date, "inForceUntil" date, "checkedOn" date, "checkAgainBy" date, "checkEveryMonths" int)
    ), former AS (
      SELECT id, value, unit FROM facts
    ), saved AS (
      INSERT INTO facts (id, name, value, unit, source, basis, in_force_from, in_force_until, checked_on, check_again_by,
        check_every_months, updated_at)
      SELECT id, name, value, unit, source, basis, "inForceFrom", "inForceUntil", "checkedOn", "checkAgainBy",
        "checkEveryMonths", now() FROM given
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, value = excluded.value, unit = excluded.unit,
        source = excluded.source, basis = excluded.basis, in_force_from = excluded.in_force_from,
        in_force_until = excluded.in_force_until, check_every_months = excluded.check_every_months,
        checked_on = greatest(facts.checked_on, excluded.checked_on),
        check_again_by = CASE WHEN facts.checked_on > coalesce(excluded.checked_on, '-infinity') THEN facts.check_again_by
          ELSE excluded.check_again_by END, updated_at = now()
      WHERE facts.edited_at IS NULL AND (facts.name, facts.value, facts.unit, facts.source, facts.basis, facts.check_every_months)
        IS DISTINCT FROM (excluded.name, excluded.value, excluded.unit, excluded.source, excluded.basis, excluded.check_every_months)
        OR facts.edited_at IS NULL AND (facts.in_force_from, facts.in_force_until) IS DISTINCT FROM (excluded.in_force_from, excluded.in_force_until)
        OR facts.edited_at IS NULL AND coalesce(facts.checked_on, '-infinity') < excluded.checked_on
        OR facts.edited_at IS NULL AND facts.checked_on IS NOT DISTINCT FROM excluded.checked_on
          AND facts.check_again_by <> excluded.check_again_by
      RETURNING id, name, value, unit
    )
    SELECT saved.id, saved.name, saved.value, saved.unit, former.value AS "formerValue", former.unit AS "formerUnit"
    FROM saved JOIN former USING (id) WHERE (former.value, former.unit) IS DISTINCT FROM (saved.value, saved.unit)`;
  await tx.$executeRaw`
    DELETE FROM facts WHERE edited_at IS NULL AND id <> ALL(${facts.map(({ id }) => id)})`;
  return changed;
}

/**
 * Saves the links between facts and the questions that state them. Removes links that are no longer in the files,
 * except those of questions in review.
 */
export async function saveLinks(tx: Transaction, links: SeedLink[]): Promise<void> {
  const given = JSON.stringify(links);
  await tx.$executeRaw`
    WITH given AS (
      SELECT row."factId", q.id FROM jsonb_to_recordset(${given}::jsonb) AS row("factId" text, slug text)
      JOIN questions q USING (slug) JOIN facts f ON f.id = row."factId"
    ), gone AS (
      DELETE FROM question_facts l USING questions q WHERE q.id = l.question_id AND q.slug IS NOT NULL
        AND q.state <> 'in_review' AND NOT EXISTS (SELECT 1 FROM given WHERE given."factId" = l.fact_id AND given.id = l.question_id)
    )
    INSERT INTO question_facts (fact_id, question_id) SELECT "factId", id FROM given ON CONFLICT DO NOTHING`;
}

/** Question sent to review, with its former state. */
export interface SentToReview {
  id: number;
  formerState: 'published' | 'in_review';
  formerReason: string;
  reason: string;
}

/**
 * Puts the published questions that state the fact in review, except questions with a slug in `except`. Returns the
 * questions in review, sorted by id. Drafts and archived questions stay as they are and only get the reason, so that
 * publishing them is refused while they state the former figure.
 */
export async function sendToReview(
  tx: Transaction,
  { factId, reason, except }: { factId: string; reason: string; except: string[] },
): Promise<SentToReview[]> {
  const sent = await tx.$queryRaw<SentToReview[]>`
    WITH marked AS (
      UPDATE questions q SET state = CASE q.state WHEN 'published' THEN 'in_review' ELSE q.state END, updated_at = now(),
        review_reason = concat_ws(E'\n', nullif(q.review_reason, ''), ${reason}::text)
      FROM question_facts l JOIN questions former ON former.id = l.question_id
      WHERE former.id = q.id AND l.fact_id = ${factId} AND (q.slug IS NULL OR q.slug <> ALL(${except}::text[]))
      RETURNING q.id, q.state, former.state::text AS "formerState", former.review_reason AS "formerReason", q.review_reason AS reason
    )
    SELECT id, "formerState", "formerReason", reason FROM marked WHERE state = 'in_review' ORDER BY id`;
  invalidate(tx, 'bank');
  return sent;
}

/**
 * Returns those of the given slugs whose questions are linked to the fact. Must be called before the links are updated.
 */
export async function listStating(tx: Transaction, factId: string, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT q.slug FROM question_facts l JOIN questions q ON q.id = l.question_id
    WHERE l.fact_id = ${factId} AND q.slug = ANY(${[...slugs]}::text[])`;
  return rows.map(({ slug }) => slug);
}
