-- AlterTable
ALTER TABLE "exam_outcomes" ADD COLUMN     "told_for" DATE;

-- What was told once counts for one exam: the earliest of which it was said.
UPDATE "exam_outcomes" o SET "told_for" = (
  SELECT t."exam_date" FROM "told_chances" t
  WHERE t."user_id" = o."user_id" AND t."section_id" = o."section_id" AND t."told_on" < o."exam_date"
    AND t."told_on" >= o."exam_date" - 14
  ORDER BY t."told_on" DESC, t."exam_date" LIMIT 1
) WHERE o."chance" IS NOT NULL;
UPDATE "exam_outcomes" o SET "chance" = NULL, "told_for" = NULL WHERE EXISTS (
  SELECT 1 FROM "exam_outcomes" e WHERE e."user_id" = o."user_id" AND e."section_id" = o."section_id"
    AND e."told_for" = o."told_for" AND e."exam_date" < o."exam_date"
);
