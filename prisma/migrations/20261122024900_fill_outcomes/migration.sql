-- Apart from the columns, so that no table is locked while rows are filled.
-- An exam's section passes with 18 of a whole 25, any other with 70 percent.
UPDATE "attempt_sections" s SET "passed" = true FROM "attempts" a
WHERE a."id" = s."attempt_id" AND CASE a."test_type" WHEN 'exam' THEN s."total_questions" = 25 AND s."correct_count" >= 18
  ELSE s."total_questions" > 0 AND s."correct_count" * 100 >= s."total_questions" * 70 END;

-- An exam is successful when each section that it covers is passed. Its start has named no sections until now: it covers all four.
UPDATE "attempts" a SET "successful" = passed.is_all FROM (
  SELECT "attempt_id", count(*) FILTER (WHERE "passed" AND "section_id" IN (6, 3, 4, 5)) = 4 AS is_all FROM "attempt_sections" GROUP BY 1
) AS passed
WHERE passed."attempt_id" = a."id" AND a."test_type" = 'exam' AND a."completed_at" IS NOT NULL AND a."successful" IS DISTINCT FROM passed.is_all;
